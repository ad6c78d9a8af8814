// How many photos a search has found, in words.

interface Count {
  count: number
  /** There are more than that. */
  hasMore: boolean
}

/** '31', or '1,000+'. */
export const countOf = ({ count, hasMore }: Count) => `${count.toLocaleString('en')}${hasMore ? '+' : ''}`

/** '31 photos'. */
export const countText = (found: Count) => `${countOf(found)} ${found.count === 1 ? 'photo' : 'photos'}`
