// Search everywhere: each kind by the finder of its feature, which knows what the asker may see.
import type { SearchGroup } from '@aerie/contract/search'
import { SEARCH_KINDS, type SearchKind, USUAL_HITS } from '@aerie/contract/search-values'
import type { MemberContext } from '#platform/context.ts'
import { type Finder, type Finders, soughtOf } from '#platform/search.ts'

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
  const groups = await Promise.all(
    wanted.map(async (kind) => {
      const find: Finder = finders[kind]
      return { kind, ...(await find(ctx, sought, limit)) } as SearchGroup
    }),
  )
  return { groups: groups.filter(({ total }) => total > 0) }
}
