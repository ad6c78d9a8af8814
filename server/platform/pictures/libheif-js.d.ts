// What is used of libheif-js, which declares nothing itself.
declare module 'libheif-js/wasm-bundle.js' {
  interface Rows {
    width: number
    height: number
    /** Bytes of a row, of which the last may be none of the picture's. */
    stride: number
    /** In the decoder's memory. */
    data: Uint8Array<ArrayBuffer>
  }
  class HeifDecoder {
    /** The pictures of a file, the first one first; none where it is damaged. */
    decode(file: Uint8Array): { handle: unknown }[]
  }
  const heif: {
    HeifDecoder: typeof HeifDecoder
    heif_colorspace: { heif_colorspace_RGB: unknown }
    heif_chroma: { heif_chroma_interleaved_RGB: unknown }
    /** Without `channels` where it cannot be read. */
    heif_js_decode_image2(handle: unknown, space: unknown, chroma: unknown): Promise<{ channels?: Rows[] }>
  }
  export = heif
}
