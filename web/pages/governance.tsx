// Polls and elections: what is asked, how it stands and what it came to; and what officers do with them.
import { useQuery } from '@tanstack/react-query'
import { allElectionsQuery } from '#features/elections/queries.ts'
import { GuidelinesCard } from '#features/polls/guidelines-card.tsx'
import { PollFigures } from '#features/polls/poll-figures.tsx'
import { type PollTab, pollsOf } from '#features/polls/poll-tabs.ts'
import { allPollsQuery, POLL_LISTS } from '#features/polls/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { useServerClock } from '#lib/use-server-clock.ts'
import { Page } from '#ui/layout/page.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { CreateElectionButton, CreatePollButton } from '../compositions/governance/create-buttons.tsx'
import { ElectionsTab } from '../compositions/governance/elections-tab.tsx'
import { PollsTab } from '../compositions/governance/polls-tab.tsx'
import { TrusteesPart } from '../compositions/governance/trustees-part.tsx'

export function GovernancePage() {
  const { tab = 'active' } = useSearch('/governance')
  const { can } = useSession()
  const { fullPollVotes } = useSettings()
  const navigate = useNavigate()
  const query = useQuery(allPollsQuery)
  // Of the elections nothing else: a vote in one renders the tab alone.
  const { data: electionCount } = useQuery({ ...allElectionsQuery, select: ({ length }) => length })
  const now = useServerClock(query.data, query.dataUpdatedAt, POLL_LISTS)
  const counts = query.data && {
    active: pollsOf(query.data, 'active', now).length,
    completed: pollsOf(query.data, 'completed', now).length,
    all: query.data.length,
  }
  return (
    <Page
      title="Polling & Elections"
      subtitle="Insights and Decision-making"
      actions={can.createPolls && <CreateButtons />}
    >
      <PollFigures polls={query.data} now={now} fullPollVotes={fullPollVotes} />
      <Tabs<PollTab>
        label="Polls and elections"
        tabs={[
          { value: 'active', label: 'Active Polls', count: counts?.active },
          { value: 'completed', label: 'Completed', count: counts?.completed },
          { value: 'elections', label: 'Elections', count: electionCount },
          { value: 'all', label: 'All Polls', count: counts?.all },
        ]}
        value={tab}
        onChange={(next) =>
          void navigate({ to: '/governance', search: next === 'active' ? {} : { tab: next }, replace: true })
        }
      >
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start">
          {tab === 'elections' ? (
            <div>
              <TrusteesPart />
              <ElectionsTab />
            </div>
          ) : (
            <PollsTab query={query} tab={tab} now={now} />
          )}
          <GuidelinesCard />
        </div>
      </Tabs>
    </Page>
  )
}

const CreateButtons = () => (
  <>
    <CreateElectionButton label="Create Election" />
    <CreatePollButton label="Create Poll" />
  </>
)
