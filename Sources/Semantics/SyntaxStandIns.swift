// Stand-ins until the syntax tree is on main; whoever rebases onto the tree first deletes this file (keep `interfaceType` until Declarations has it).
import Basics

public class Node {}
public class Expression: Node {}
public class Pattern: Node {}
