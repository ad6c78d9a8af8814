// Which of a brother's children were born lately: to name those of old is no news of the installation.
import { Kid } from '@aerie/contract/members'

/** How many more a record has of this year and of the year before. */
export const birthsBetween = (before: unknown, after: unknown, year: number) =>
  Math.max(0, bornLately(after, year) - bornLately(before, year))

function bornLately(kids: unknown, year: number) {
  const all: unknown[] = Array.isArray(kids) ? kids : []
  return all.filter((kid) => (Kid.safeParse(kid).data?.birthYear ?? 0) >= year - 1).length
}
