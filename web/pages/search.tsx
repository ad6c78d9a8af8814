// Everything that was found for some words, kind by kind, or all of one kind. The words stand in the address alone.
import type { SearchKind } from '@aerie/contract/search-values'
import { FoundList } from '#features/search/found-list.tsx'
import { FoundSkeleton } from '#features/search/found-skeleton.tsx'
import { KindButtons } from '#features/search/kind-buttons.tsx'
import { kindsIn } from '#features/search/kinds-in.ts'
import { SearchField } from '#features/search/search-field.tsx'
import { sectionOf } from '#features/search/sections.ts'
import { isEnough } from '#features/search/sought.ts'
import { useFound } from '#features/search/use-found.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Page } from '#ui/layout/page.tsx'

const MOST_OF_EACH = 6
const MOST_OF_ONE = 50

export function SearchPage() {
  const { q = '', kinds } = useSearch('/search')
  const navigate = useNavigate()
  const named = kindsIn(kinds)
  const only = sectionOf(named)?.kinds ?? (named.length > 0 ? named : undefined)
  const all = useFound({ q, limit: MOST_OF_EACH })
  const narrow = useFound({ q, kinds: only, limit: MOST_OF_ONE }, only !== undefined)
  const { query, sections } = only ? narrow : all
  const go = (words: string, next: readonly SearchKind[] | undefined, replace = true) =>
    void navigate({
      to: '/search',
      search: { ...(words && { q: words }), ...(next && { kinds: next.join() }) },
      replace,
      resetScroll: false,
    })
  return (
    <Page title="Search" subtitle="Everything you may see">
      <search className="grid gap-4 pb-6">
        <SearchField text={q} onSearch={(words) => go(words, only)} />
        {isEnough(q) && all.sections && (
          <KindButtons counts={all.sections} only={only} onOnly={(next) => go(q, next, false)} />
        )}
      </search>
      {isEnough(q) ? (
        <QueryState
          query={{ ...query, data: sections }}
          skeleton={<FoundSkeleton />}
          failure="The search does not answer"
          level={2}
          empty={<Nothing />}
        >
          {(found) => <FoundList q={q} sections={found} isNarrow={only !== undefined} />}
        </QueryState>
      ) : (
        <EmptyState level={2} title={q === '' ? 'What are you looking for?' : 'One more letter'}>
          A name, a place, or a sentence from a document.
        </EmptyState>
      )}
    </Page>
  )
}

const Nothing = () => (
  <EmptyState level={2} title="Nothing by that name">
    Neither a brother nor a place, nor a sentence in the documents. Perhaps it is spelled another way.
  </EmptyState>
)
