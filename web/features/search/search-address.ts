// What is looked for, as it stands in the address of the page with all that was found.

export interface SoughtEverywhere {
  q?: string
  /** With commas between them; everything where it is left out. */
  kinds?: string
}

const LONGEST = 200

/** Reads what anybody may have typed into the address bar; what makes no sense is as if unsaid. */
export function readSought({ q, kinds }: Record<string, unknown>): SoughtEverywhere {
  const typed = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, LONGEST) : ''
  return { ...(typed && { q: typed }), ...(typeof kinds === 'string' && kinds && { kinds }) }
}
