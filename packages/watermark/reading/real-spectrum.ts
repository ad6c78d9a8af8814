// The Fourier transform of real pictures, of which only the broader waves are wanted.
import { transform } from '../fourier.ts'

export interface Spectrum {
  /** By ky, then kx, negative waves at the end. */
  real: Float64Array
  imaginary: Float64Array
}

export const newSpectrum = (waves: number): Spectrum => ({
  real: new Float64Array(waves),
  imaginary: new Float64Array(waves),
})

/**
 * Of a picture row after row, whose sides are powers of two. Two rows go through one transform, as its real and imaginary parts,
 * and of the columns only those up to `mostAcross` waves: the others are their mirror, or left as they are.
 */
export function spectrumOf(
  picture: Float64Array,
  width: number,
  mostAcross = width / 2,
  spectrum = newSpectrum(picture.length),
): Spectrum {
  transformRows(picture, width, mostAcross, spectrum)
  transformColumns(spectrum, width, mostAcross)
  return spectrum
}

function transformRows(picture: Float64Array, width: number, mostAcross: number, { real, imaginary }: Spectrum) {
  const even = new Float64Array(width)
  const odd = new Float64Array(width)
  for (let row = 0; row < picture.length; row += 2 * width) {
    even.set(picture.subarray(row, row + width))
    odd.set(picture.subarray(row + width, row + 2 * width))
    transform(even, odd, 'forward')
    for (let kx = 0; kx <= mostAcross; kx++) {
      const opposite = kx === 0 ? 0 : width - kx
      const a = even[kx] ?? 0
      const b = odd[kx] ?? 0
      const c = even[opposite] ?? 0
      const d = odd[opposite] ?? 0
      real[row + kx] = (a + c) / 2
      imaginary[row + kx] = (b - d) / 2
      real[row + width + kx] = (b + d) / 2
      imaginary[row + width + kx] = (c - a) / 2
    }
  }
}

function transformColumns({ real, imaginary }: Spectrum, width: number, mostAcross: number) {
  const height = real.length / width
  const columns = { real: new Float64Array(height), imaginary: new Float64Array(height) }
  for (let kx = 0; kx <= mostAcross; kx++) {
    for (let y = 0, at = kx; y < height; y++, at += width) {
      columns.real[y] = real[at] ?? 0
      columns.imaginary[y] = imaginary[at] ?? 0
    }
    transform(columns.real, columns.imaginary, 'forward')
    // A real picture's opposite waves are conjugate.
    const mirror = kx === 0 || 2 * kx === width ? -1 : width - kx
    for (let y = 0, at = kx; y < height; y++, at += width) {
      const re = columns.real[y] ?? 0
      const im = columns.imaginary[y] ?? 0
      real[at] = re
      imaginary[at] = im
      if (mirror < 0) continue
      const opposite = (y === 0 ? 0 : height - y) * width + mirror
      real[opposite] = re
      imaginary[opposite] = -im
    }
  }
}
