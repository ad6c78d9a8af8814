// Fourier transforms of one and two dimensions, in place, on lengths that are powers of two (Cooley & Tukey 1965).

/** `forward` is e^(−2πi kx/n), `inverse` e^(+2πi kx/n); neither is scaled, so that one after the other multiplies by n. */
export type Direction = 'forward' | 'inverse'

interface Plan {
  /** Where each element goes before the butterflies: its number with the bits reversed. */
  reversed: Uint32Array
  cosine: Float64Array
  sine: Float64Array
}

const plans = new Map<number, Plan>()

/** Of a complex row; throws where its length is no power of two. */
export function transform(real: Float64Array, imaginary: Float64Array, direction: Direction) {
  const n = real.length
  const { reversed, cosine, sine } = planOf(n)
  reorder(real, imaginary, reversed)
  const sign = direction === 'forward' ? -1 : 1
  for (let half = 1; half < n; half *= 2) {
    const step = n / half / 2
    for (let start = 0; start < n; start += 2 * half) {
      for (let j = 0, k = 0; j < half; j++, k += step) {
        const c = cosine[k] ?? 0
        const s = sign * (sine[k] ?? 0)
        const a = start + j
        const b = a + half
        const ar = real[a] ?? 0
        const ai = imaginary[a] ?? 0
        const br = real[b] ?? 0
        const bi = imaginary[b] ?? 0
        const tr = br * c - bi * s
        const ti = br * s + bi * c
        real[b] = ar - tr
        imaginary[b] = ai - ti
        real[a] = ar + tr
        imaginary[a] = ai + ti
      }
    }
  }
}

/** Columns that are taken out of the rows together, so that each line of the processor's cache is read once. */
const TOGETHER = 8

/** Of a complex picture, row after row; both its sides are powers of two, and at least 8. */
export function transform2d(real: Float64Array, imaginary: Float64Array, width: number, direction: Direction) {
  const height = real.length / width
  for (let at = 0; at < real.length; at += width)
    transform(real.subarray(at, at + width), imaginary.subarray(at, at + width), direction)
  const [reals, imaginaries] = [new Float64Array(height * TOGETHER), new Float64Array(height * TOGETHER)]
  const columns = Array.from({ length: TOGETHER }, (_, x) => ({
    real: reals.subarray(x * height, (x + 1) * height),
    imaginary: imaginaries.subarray(x * height, (x + 1) * height),
  }))
  for (let left = 0; left < width; left += TOGETHER) {
    gather(real, reals, left, width)
    gather(imaginary, imaginaries, left, width)
    for (const column of columns) transform(column.real, column.imaginary, direction)
    scatter(reals, real, left, width)
    scatter(imaginaries, imaginary, left, width)
  }
}

function gather(picture: Float64Array, columns: Float64Array, left: number, width: number) {
  const height = picture.length / width
  for (let y = 0; y < height; y++)
    for (let x = 0; x < TOGETHER; x++) columns[x * height + y] = picture[y * width + left + x] ?? 0
}

function scatter(columns: Float64Array, picture: Float64Array, left: number, width: number) {
  const height = picture.length / width
  for (let y = 0; y < height; y++)
    for (let x = 0; x < TOGETHER; x++) picture[y * width + left + x] = columns[x * height + y] ?? 0
}

function reorder(real: Float64Array, imaginary: Float64Array, reversed: Uint32Array) {
  for (let i = 0; i < reversed.length; i++) {
    const j = reversed[i] ?? 0
    if (j <= i) continue
    const r = real[i] ?? 0
    const m = imaginary[i] ?? 0
    real[i] = real[j] ?? 0
    imaginary[i] = imaginary[j] ?? 0
    real[j] = r
    imaginary[j] = m
  }
}

function planOf(n: number): Plan {
  const known = plans.get(n)
  if (known) return known
  const bits = Math.log2(n)
  if (!Number.isInteger(bits)) throw new Error(`A transform of ${n} elements: the length must be a power of two`)
  const plan: Plan = {
    reversed: Uint32Array.from({ length: n }, (_, i) => reverse(i, bits)),
    cosine: Float64Array.from({ length: n / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / n)),
    sine: Float64Array.from({ length: n / 2 }, (_, k) => Math.sin((2 * Math.PI * k) / n)),
  }
  plans.set(n, plan)
  return plan
}

function reverse(number: number, bits: number) {
  let reversed = 0
  for (let bit = 0; bit < bits; bit++) reversed |= ((number >> bit) & 1) << (bits - 1 - bit)
  return reversed
}
