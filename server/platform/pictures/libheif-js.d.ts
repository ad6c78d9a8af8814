// What is used of libheif-js, which declares nothing itself.
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    /** Draws RGBA into `data`; calls back with null where it cannot. */
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      then: (drawn: object | null) => void,
    ): void
    free(): void
  }
  class HeifDecoder {
    /** The pictures of a file, the first one first; none where it is damaged. */
    decode(file: Uint8Array): HeifImage[]
  }
  const heif: { HeifDecoder: typeof HeifDecoder }
  export default heif
}
