// The package comes without types of its own.
declare module 'punycode.js' {
  const punycode: { toUnicode(address: string): string }
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default punycode
}
