// Activity for the search everywhere: by the words that tell of it.
import type { ActivityType } from '@aerie/contract/feed'
import { MOST_COUNTED_HITS } from '@aerie/contract/search-values'
import { goesBy, portraitAddress } from '#features/people/person.ts'
import { type Finder, NOTHING, wordQuery } from '#platform/search.ts'
import * as data from './data.ts'

export const findActivity: Finder<'activity'> = async ({ db }, { textWords }, limit) => {
  if (textWords.length === 0) return NOTHING
  const rows = await data.listByWords(db, wordQuery(textWords), { limit, mostCounted: MOST_COUNTED_HITS })
  return {
    total: rows[0]?.total ?? 0,
    hits: rows.map((row) => ({
      id: row.id,
      type: row.type as ActivityType,
      description: row.description,
      memberId: row.member_id,
      memberFirstName: goesBy(row),
      memberLastName: row.last_name,
      memberProfileImage: portraitAddress(row.avatar),
      createdAt: row.created_at.toISOString(),
    })),
  }
}
