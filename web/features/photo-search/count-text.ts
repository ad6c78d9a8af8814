// How many photos a search has found, in words.
import { formatCount } from '@aerie/text/numbers'
import { plural } from '@aerie/text/plurals'

interface Count {
  count: number
  /** There are more than that. */
  hasMore: boolean
}

/** '31', or '1,000+'. */
export const countOf = ({ count, hasMore }: Count) => `${formatCount(count)}${hasMore ? '+' : ''}`

/** '31 photos'. */
export const countText = (found: Count) => `${countOf(found)} ${plural(found.count, 'photo')}`
