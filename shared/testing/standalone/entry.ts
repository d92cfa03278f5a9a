// The entry of a section's development page. Imports the rest dynamically, so that the shared modules load first.
void import('./main');
