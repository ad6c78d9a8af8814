// What we use of subset-font, which comes without types.
declare module 'subset-font' {
  interface Cut {
    targetFormat: 'woff2' | 'truetype'
    keepFeatures?: string[]
    noHinting?: boolean
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  // biome-ignore lint/style/noDefaultExport: this is how it exports it
  export default function subsetFont(font: Uint8Array, letters: string, cut: Cut): Promise<Uint8Array>
}
