/// Placeholder until the stage's first file lands.
