/** A file that is published beside the pages: what is imported is its address, with the placeholder of the section's folder. */
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
