// The directory's filters, and how they stand in the address bar.

export interface DirectoryFilters {
  q?: string | undefined
  country?: string | undefined
  /** A pledge class. */
  class?: number | undefined
  /** An office. */
  role?: string | undefined
}

const LONGEST = 200

export const isFiltering = (filters: DirectoryFilters) => Object.values(filters).some((value) => value !== undefined)

/** Takes from an address what it has to say; the rest of it is passed over. */
export function readFilters(search: Record<string, unknown>): DirectoryFilters {
  const pledgeClass = Number(text(search.class))
  return {
    ...(text(search.q) && { q: text(search.q) }),
    ...(text(search.country) && { country: text(search.country) }),
    ...(text(search.class) && Number.isInteger(pledgeClass) && { class: pledgeClass }),
    ...(text(search.role) && { role: text(search.role) }),
  }
}

// A number typed into the search box comes back from the address as one.
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST) : ''
