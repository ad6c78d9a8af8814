// In Memoriam: the brothers who have passed, by class or by year.
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type InMemoriamSearch, readInMemoriamSearch } from '#features/in-memoriam/in-memoriam-search.ts'
import { MemorialList, MemorialSkeleton } from '#features/in-memoriam/memorial-list.tsx'
import { rememberedQuery } from '#features/in-memoriam/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'

/** For officers alone, so only they fetch it. */
const wordsToRead = lazyCode(() => import('#features/remembrances/words-to-read.tsx'))

const TABS = [
  { value: 'brothers', label: 'Brothers' },
  { value: 'words', label: 'Words to read' },
] as const

export function InMemoriamPage() {
  const search = readInMemoriamSearch(useSearch('/in-memoriam'))
  const { can } = useSession()
  const navigate = useNavigate()
  const goTo = (next: InMemoriamSearch) =>
    void navigate({ to: '/in-memoriam', search: { ...next }, replace: true, resetScroll: false })
  const list = <Remembered search={search} onSearch={goTo} />
  return (
    <Page
      title="In Memoriam"
      subtitle="Brothers who have passed"
      back={
        <Link to="/members" className="page-back">
          <ArrowLeft />
          Brotherhood
        </Link>
      }
    >
      {can.readRemembrances ? (
        <Tabs<'brothers' | 'words'>
          label="In Memoriam"
          tabs={TABS}
          value={search.show ?? 'brothers'}
          onChange={(show) => goTo(show === 'words' ? { show } : {})}
        >
          {search.show === 'words' ? <ToRead /> : list}
        </Tabs>
      ) : (
        list
      )}
    </Page>
  )
}

interface RememberedProps {
  search: InMemoriamSearch
  onSearch: (next: InMemoriamSearch) => void
}

function Remembered({ search, onSearch }: RememberedProps) {
  const { shortName } = useSettings()
  return (
    <QueryState
      query={useQuery(rememberedQuery)}
      skeleton={<MemorialSkeleton />}
      failure="The brothers could not be loaded"
      level={2}
      empty={
        <EmptyState title="Nobody stands here" level={2}>
          Brothers who have passed keep their place, and are remembered here.
        </EmptyState>
      }
    >
      {(all) => <MemorialList all={all} search={search} shortName={shortName} onSearch={onSearch} />}
    </QueryState>
  )
}

const ToRead = () => (
  <QueryState query={useCode(wordsToRead)} skeleton={null} failure="The words could not be loaded" level={2}>
    {({ WordsToRead }) => <WordsToRead />}
  </QueryState>
)
