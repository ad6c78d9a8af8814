// One and many, by the two forms that English has in CLDR: one of exactly 1, other of whatever else, 0 too.
import { formatCount } from './numbers.ts'

/** 'brother' of 1 and 'brothers' of others; what does not end in s is given: 'city' and 'cities', 'is' and 'are'. */
export const plural = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many)

/** The same behind the number: '1 brother', '12,345 brothers', '3 cities'. */
export const counted = (count: number, one: string, many?: string) =>
  `${formatCount(count)} ${plural(count, one, many)}`
