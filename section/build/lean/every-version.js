// In place of federation's reading of version ranges, by which it warns of a shared module that does not fit, and chooses among several.
export const satisfy = () => true;
