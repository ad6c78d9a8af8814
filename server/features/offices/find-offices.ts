// Offices for the search everywhere: by their names, with whose cards say that they hold them.
import type { MemberSummary } from '@aerie/contract/people'
import { byName } from '@aerie/contract/people'
import type { Settings } from '@aerie/contract/settings'
import { personRefOf, readCards } from '#features/people/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Finder } from '#platform/search.ts'
import { bestOf, searchedLists } from '#platform/search-lists.ts'

/** Named of those who hold one. */
const MOST_HOLDERS = 3

const listOf = searchedLists<Settings['offices'][number]>(({ label }) => [label])

export const findOffices: Finder<'office'> = async (ctx, sought, limit) => {
  const { total, hits } = bestOf(listOf((await readSettings(ctx)).offices).find(sought), limit)
  if (total === 0) return { total, hits: [] }
  const holders = new Map<string, MemberSummary[]>(hits.map(({ label }) => [label, []]))
  for (const { summary } of (await readCards(ctx)).values())
    for (const label of summary.roles) holders.get(label)?.push(summary)
  return {
    total,
    hits: hits.map((office) => ({
      ...office,
      holders: (holders.get(office.label) ?? [])
        .sort(byName)
        .slice(0, MOST_HOLDERS)
        .map((card) => ({ person: personRefOf(card), location: card.location })),
    })),
  }
}
