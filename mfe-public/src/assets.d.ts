/** A file that is published next to the pages. The import is its address, with a placeholder for the section's folder. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
/** The file itself, as a `data:` address. */
declare module '*.woff2?inline' {
  const address: string;
  export default address;
}
