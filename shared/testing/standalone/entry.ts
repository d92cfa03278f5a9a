// The first file of a section's own development page. What it starts waits for the shared modules, hence the second file.
void import('./main');
