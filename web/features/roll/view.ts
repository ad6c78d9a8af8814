// What of the roll is looked at, as it stands in the address bar.

export interface RollView {
  /** Null for this one. */
  year: number | null
  /** All holders of this office; null where the list is closed. */
  office: string | null
}

/** Reads what anybody may have typed into the address bar; what makes no sense is as if unsaid. */
export function readRollView({ year, office }: Record<string, unknown>): RollView {
  return {
    year: Number.isInteger(year) && Number(year) > 0 && Number(year) <= 9999 ? Number(year) : null,
    office: typeof office === 'string' || typeof office === 'number' ? String(office).slice(0, 60) || null : null,
  }
}

/** The other way round; what is not chosen stays out of the address. */
export const writeRollView = ({ year, office }: RollView) => ({
  ...(year !== null && { year }),
  ...(office !== null && { office }),
})
