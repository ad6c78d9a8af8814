// Brothers by what their cards say to all: by name first, then by work and place, then by a name with a slip in it.
import type { MemberSummary } from '@aerie/contract/people'
import type { WithCaches } from '#platform/cache/caches.ts'
import type { Sought } from '#platform/search.ts'
import { keptBy } from '#platform/search-lists.ts'
import { type Directory, nameTextOf, readDirectory } from './directory.ts'

/** With fewer whose name is that or begins so, names are forgiven a slip. */
const ENOUGH = 5

/** All of them, the best first; of equals in the order of the directory. */
export async function findBrothers(ctx: WithCaches, sought: Sought): Promise<MemberSummary[]> {
  const directory = await readDirectory(ctx)
  const ranks = ranksIn(directory, sought)
  const found = ranks.flat()
  if (found.length - ranks[3].length >= ENOUGH) return found
  const known = new Set(found)
  const textOf = (id: number) => {
    const card = directory.byId.get(id)
    return card ? nameTextOf(card.summary) : ''
  }
  const near = [...directory.nameWords().findNear(sought.words, textOf)]
    .flatMap((id) => directory.byId.get(id) ?? [])
    .filter(({ summary }) => !known.has(summary))
    .sort(directory.inOrder)
  return [...found, ...near.map(({ summary }) => summary)]
}

/** Whose name is that, or begins so: the first `most` of them. */
export async function findNamed(ctx: WithCaches, sought: Sought, most: number): Promise<MemberSummary[]> {
  const [exact, begun] = ranksIn(await readDirectory(ctx), sought)
  return [...exact, ...begun].slice(0, most)
}

type Ranks = [MemberSummary[], MemberSummary[], MemberSummary[], MemberSummary[]]

/** Of one search, which more than one finder asks for. */
const keptRanks = keptBy((_: Sought): { ranks: Ranks | null } => ({ ranks: null }))

function ranksIn(directory: Directory, sought: Sought): Ranks {
  const kept = keptRanks(sought)
  kept.ranks ??= rank(directory, sought)
  return kept.ranks
}

type Block = ReturnType<Directory['list']['blocks']>[number]

const namesIn = keptBy(({ items }: Block) => items.map(({ summary }) => nameTextOf(summary)))

/** Whose card has the words, as the directory itself finds them. */
function rank({ list }: Directory, { words, rankOf }: Sought) {
  const ranks: Ranks = [[], [], [], []]
  for (const block of list.blocks()) {
    const index = block.made()
    if (!index.mayHold(words)) continue
    const names = namesIn(block)
    for (const at of index.find(words, 0)) {
      const summary = block.items[at]?.summary
      if (summary) ranks[rankOf(names[at] ?? '') ?? 3].push(summary)
    }
  }
  return ranks
}
