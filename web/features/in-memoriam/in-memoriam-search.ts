// What of In Memoriam is looked at, as it stands in the address bar.

export interface InMemoriamSearch {
  q?: string | undefined
  /** A pledge class. */
  class?: number | undefined
  /** In the order of the years; without it in that of the classes. */
  by?: 'year' | undefined
  /** What officers are to read. */
  show?: 'words' | undefined
}

const LONGEST = 200

/** What makes no sense is passed over. */
export function readInMemoriamSearch(search: Record<string, unknown>): InMemoriamSearch {
  const { by, show } = search
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, LONGEST) : ''
  const pledgeClass = search.class
  return {
    ...(q && { q }),
    ...(typeof pledgeClass === 'number' && Number.isInteger(pledgeClass) && { class: pledgeClass }),
    ...(by === 'year' && { by }),
    ...(show === 'words' && { show }),
  }
}
