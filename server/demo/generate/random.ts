// Random numbers that are the same every time.

/** The next number from 0 up to, but not including, 1. */
export type Random = () => number

/** A generator that yields the same numbers for the same seed, on every machine. */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    const once = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97)
    return ((twice ^ (twice >>> 15)) >>> 0) / 2 ** 32
  }
}

export const chance = (random: Random, probability: number) => random() < probability

/** A whole number from `least` to `most`, both included. */
export const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1))

export function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[Math.floor(random() * from.length)]
  if (picked === undefined) throw new RangeError('There is nothing to pick from')
  return picked
}

/** The words of a comma-separated line. */
export const list = (line: string) => line.split(',').map((word) => word.trim())
