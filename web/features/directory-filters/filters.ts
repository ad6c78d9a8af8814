// The directory's filters and its order, and how they stand in the address bar.

export const SORTS = ['class', 'newest'] as const
/** Other than by name. */
export type Sort = (typeof SORTS)[number]

export interface DirectoryFilters {
  q?: string | undefined
  country?: string | undefined
  /** A pledge class. */
  class?: number | undefined
  /** An office. */
  role?: string | undefined
  /** Brothers who have passed, and no others. */
  remembered?: true | undefined
  sort?: Sort | undefined
}

const LONGEST = 200

/** The order narrows nothing. */
export const isFiltering = ({ sort: _, ...filters }: DirectoryFilters) =>
  Object.values(filters).some((value) => value !== undefined)

/** The list begins otherwise than the directory does. */
export const needsWhole = (filters: DirectoryFilters) => isFiltering(filters) || filters.sort !== undefined

/** Takes from an address what it has to say; the rest of it is passed over. */
export function readFilters(search: Record<string, unknown>): DirectoryFilters {
  const pledgeClass = Number(text(search.class))
  const sort = SORTS.find((one) => one === search.sort)
  return {
    ...(text(search.q) && { q: text(search.q) }),
    ...(text(search.country) && { country: text(search.country) }),
    ...(text(search.class) && Number.isInteger(pledgeClass) && { class: pledgeClass }),
    ...(text(search.role) && { role: text(search.role) }),
    ...(search.remembered === true && { remembered: true }),
    ...(sort && { sort }),
  }
}

// A number typed into the search box comes back from the address as one.
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST) : ''
