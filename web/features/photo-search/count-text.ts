// How many photos a search has found, in words.
import { formatCount } from '@aerie/contract/formats'

interface Count {
  count: number
  /** There are more than that. */
  hasMore: boolean
}

/** '31', or '1,000+'. */
export const countOf = ({ count, hasMore }: Count) => `${formatCount(count)}${hasMore ? '+' : ''}`

/** '31 photos'. */
export const countText = (found: Count) => `${countOf(found)} ${found.count === 1 ? 'photo' : 'photos'}`
