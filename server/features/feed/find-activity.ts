// Activity for the search everywhere: by the words that tell of it.
import type { ActivityType } from '@aerie/contract/feed'
import { MOST_COUNTED_HITS } from '@aerie/contract/search-values'
import { goesBy, portraitAddress } from '#features/people/person.ts'
import { type Finder, NOTHING, unread, wordQuery } from '#platform/search.ts'
import { activityByWords } from './data.ts'

export const findActivity: Finder<'activity'> = async (_, { textWords }, limit) => {
  if (textWords.length === 0) return NOTHING
  return unread(activityByWords(wordQuery(textWords), { limit, mostCounted: MOST_COUNTED_HITS }), (rows) => ({
    total: rows[0]?.total ?? 0,
    hits: rows.map((row) => ({
      id: row.id,
      type: row.type as ActivityType,
      description: row.description,
      memberId: row.member_id,
      memberFirstName: goesBy(row),
      memberLastName: row.last_name,
      memberProfileImage: portraitAddress(row.avatar),
      createdAt: new Date(row.created_at).toISOString(),
    })),
  }))
}
