// What is looked for: the address of all that is found, and when there is enough to look for.
import type { SearchKind } from '@aerie/contract/search-values'
import { hrefOf } from '#lib/navigation/site-map.ts'

/** The page with everything, or with these kinds. */
export const soughtHref = (q: string, kinds: readonly SearchKind[] = []) =>
  hrefOf({ to: '/search', search: { q, ...(kinds.length > 0 && { kinds: kinds.join() }) } })

/** A script that may write a word in one sign. */
const OF_SIGNS = /[^ -\u024f]/

/** Two letters, or one such sign. */
export const isEnough = (typed: string) => typed.length > 1 || OF_SIGNS.test(typed)
