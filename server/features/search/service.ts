// Search everywhere: each kind by the finder of its feature, which knows what the asker may see.
import type { SearchGroup } from '@aerie/contract/search'
import { SEARCH_KINDS, type SearchKind, USUAL_HITS } from '@aerie/contract/search-values'
import type { MemberContext } from '#platform/context.ts'
import { type Finder, type Finders, readAtOnce, soughtOf } from '#platform/search.ts'

interface SearchQuery {
  q: string
  kinds?: ReadonlySet<SearchKind> | undefined
  limit?: number | undefined
}

/** Kinds in their order; those with nothing are left out, whether there is nothing or he may not see it. */
export async function searchEverywhere(
  ctx: MemberContext,
  finders: Required<Finders>,
  { q, kinds, limit = USUAL_HITS }: SearchQuery,
): Promise<{ groups: SearchGroup[] }> {
  const sought = soughtOf(q)
  if (sought.words.length === 0) return { groups: [] }
  const wanted = SEARCH_KINDS.filter((kind) => kinds?.has(kind) ?? true)
  const found = await Promise.all(wanted.map((kind) => (finders[kind] as Finder)(ctx, sought, limit)))
  const unread = found.filter((one) => 'query' in one)
  const rows = await readAtOnce(
    ctx.db,
    unread.map(({ query }) => query),
  )
  const read = new Map(unread.map((one, at) => [one, one.toFound(rows[at] ?? [])] as const))
  const groups = found.map(
    (one, at) => ({ kind: wanted[at], ...('query' in one ? read.get(one) : one) }) as SearchGroup,
  )
  return { groups: groups.filter(({ total }) => total > 0) }
}
