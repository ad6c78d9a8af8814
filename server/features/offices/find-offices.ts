// Offices for the search everywhere: by their names, with whose cards say that they hold them.
import type { MemberSummary } from '@aerie/contract/people'
import { byName } from '@aerie/contract/people'
import { personRefOf, readCards } from '#features/people/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { bestOf, type Finder, keptTexts } from '#platform/search.ts'

/** Named of those who hold one. */
const MOST_HOLDERS = 3

const textOf = keptTexts<{ label: string }>(({ label }) => [label])

export const findOffices: Finder<'office'> = async (ctx, sought, limit) => {
  const { total, hits } = bestOf((await readSettings(ctx)).offices, sought, limit, { textOf })
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
