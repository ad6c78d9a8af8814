// What is searched everywhere, in the order in which it is answered, and how much of it.

export const SEARCH_KINDS = [
  'brother',
  'photo',
  'album',
  'tag',
  'document',
  'news',
  'activity',
  'poll',
  'election',
  'trip',
  'gathering',
  'place',
  'office',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** More are not counted. */
export const MOST_COUNTED_HITS = 1000
/** Of each kind, unless more are asked for. */
export const USUAL_HITS = 3
export const MOST_HITS = 50
/** In characters. */
export const LONGEST_SEARCH = 200
