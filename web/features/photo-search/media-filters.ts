// What photos are searched by, and which of them is seen by itself, as it stands in the address bar.

export interface PhotoFilters {
  /** Ids. */
  member?: number | undefined
  /** Another brother on the same photo. */
  beside?: number | undefined
  tag?: number | undefined
  album?: number | undefined
  year?: number | undefined
}

export interface MediaSearch extends PhotoFilters {
  /** The id of a photo among those found. */
  photo?: number | undefined
}

const LARGEST_ID = 2_147_483_647
const LARGEST_YEAR = 9999

/** Reads what anybody may have typed into the address bar; what makes no sense is as if unsaid. */
export function readMediaSearch({ member, beside, tag, album, year, photo }: Record<string, unknown>): MediaSearch {
  const filters = {
    member: whole(member),
    beside: whole(beside),
    tag: whole(tag),
    album: whole(album),
    year: whole(year, LARGEST_YEAR),
  }
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
  return isSearching(given) && whole(photo) ? { ...given, photo: whole(photo) } : given
}

export const isSearching = ({ member, beside, tag, album, year }: PhotoFilters) =>
  [member, beside, tag, album, year].some((value) => value !== undefined)

/** The address at which photos of a brother are found, or of whatever else. */
export const searchHref = (filters: MediaSearch) =>
  `/media?${new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))}`

const whole = (value: unknown, largest = LARGEST_ID) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largest ? value : undefined
