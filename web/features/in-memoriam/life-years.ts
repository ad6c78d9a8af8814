// The years of a life, in words.

interface LifeYears {
  bornIn: number | null
  diedIn: number | null
}

/** '1968 – 2025'; one year alone says which it is; empty where neither is known. */
export function lifeYears({ bornIn, diedIn }: LifeYears): string {
  if (bornIn !== null && diedIn !== null) return `${bornIn} – ${diedIn}`
  if (diedIn !== null) return `Died in ${diedIn}`
  return bornIn === null ? '' : `Born in ${bornIn}`
}
