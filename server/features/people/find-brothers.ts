// Brothers by what their cards say to all: by name first, then by work and place, then by a name with a slip in it.
import type { MemberSummary } from '@aerie/contract/people'
import type { WithCaches } from '#platform/cache/caches.ts'
import type { Sought } from '#platform/search.ts'
import { nameTextOf, readDirectory, select } from './directory.ts'

/** With fewer whose name is that or begins so, names are forgiven a slip. */
const ENOUGH = 5

/** All of them, the best first; of equals in the order of the directory. */
export async function findBrothers(ctx: WithCaches, { words, rankOf }: Sought): Promise<MemberSummary[]> {
  const directory = await readDirectory(ctx)
  const ranks: [MemberSummary[], MemberSummary[], MemberSummary[], MemberSummary[]] = [[], [], [], []]
  for (const { summary } of select(directory, { q: words.join(' ') }, undefined, Number.POSITIVE_INFINITY).found)
    ranks[rankOf(nameTextOf(summary)) ?? 3].push(summary)
  const found = ranks.flat()
  const byName = found.length - ranks[3].length
  if (byName >= ENOUGH) return found
  const known = new Set(found)
  const near = [...directory.nameWords().findNear(words, (id) => textOfId(directory, id))]
    .flatMap((id) => directory.byId.get(id) ?? [])
    .filter(({ summary }) => !known.has(summary))
    .sort(directory.inOrder)
  return [...found, ...near.map(({ summary }) => summary)]
}

function textOfId({ byId }: Awaited<ReturnType<typeof readDirectory>>, id: number) {
  const card = byId.get(id)
  return card ? nameTextOf(card.summary) : ''
}

/** Whose name is that, or begins so: in the order of the directory, `most` of them. */
export async function findNamed(ctx: WithCaches, { words, rankOf }: Sought, most: number): Promise<MemberSummary[]> {
  const directory = await readDirectory(ctx)
  return select(directory, { q: words.join(' ') }, undefined, Number.POSITIVE_INFINITY)
    .found.map(({ summary }) => summary)
    .filter((summary) => (rankOf(nameTextOf(summary)) ?? 3) <= 1)
    .slice(0, most)
}
