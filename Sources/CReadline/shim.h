// GNU readline, as Debian's libreadline-dev installs it.
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>
