// Polls: what is asked, how it stands and what it came to; and what officers do with them.
import type { Poll } from '@aerie/contract/polls'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { allElectionsQuery } from '#features/elections/queries.ts'
import { GuidelinesCard } from '#features/polls/guidelines-card.tsx'
import { PollCard } from '#features/polls/poll-card.tsx'
import { PollFigures } from '#features/polls/poll-figures.tsx'
import type { PollAct } from '#features/polls/poll-menu.tsx'
import { type PollTab, pollsOf } from '#features/polls/poll-tabs.ts'
import { allPollsQuery } from '#features/polls/queries.ts'
import { useServerClock } from '#features/polls/use-server-clock.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { statsQuery } from '#features/stats/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { ElectionsTab } from './elections-tab.tsx'

const createDialog = lazyCode(() => import('#features/polls/editing/poll-dialog.tsx'))
const actDialogs = lazyCode(() => import('./poll-dialogs.tsx'))

export function GovernancePage() {
  const { tab = 'active' } = useSearch({ from: '/governance' })
  const { can } = useSession()
  const { fullPollVotes } = useSettings()
  const navigate = useNavigate()
  const query = useQuery(allPollsQuery)
  const elections = useQuery(allElectionsQuery)
  const now = useServerClock(query.data, query.dataUpdatedAt)
  const [asked, setAsked] = useState<{ act: PollAct; poll: Poll } | null>(null)
  const { code: create, ...creating } = useLazyDialog(createDialog)
  const { data: dialogs } = useCode(actDialogs, asked !== null)
  const { data: stats } = useQuery({ ...statsQuery, enabled: can.seeAdmin })
  const createButton = (label: string) => (
    <Button
      variant="primary"
      icon={<Plus />}
      pending={creating.isComing}
      onClick={creating.open}
      {...creating.approach}
    >
      {label}
    </Button>
  )
  const counts = query.data && {
    active: pollsOf(query.data, 'active', now).length,
    completed: pollsOf(query.data, 'completed', now).length,
    all: query.data.length,
  }
  return (
    <Page
      title="Polling & Elections"
      subtitle="Insights and Decision-making"
      actions={can.createPolls && createButton('Create Poll')}
    >
      <PollFigures polls={query.data} now={now} fullPollVotes={fullPollVotes} />
      <Tabs<PollTab>
        label="Polls"
        tabs={[
          { value: 'active', label: 'Active Polls', count: counts?.active },
          { value: 'completed', label: 'Completed', count: counts?.completed },
          { value: 'elections', label: 'Elections', count: elections.data?.length },
          { value: 'all', label: 'All Polls', count: counts?.all },
        ]}
        value={tab}
        onChange={(next) =>
          void navigate({ to: '/governance', search: next === 'active' ? {} : { tab: next }, replace: true })
        }
      >
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start">
          {tab === 'elections' ? (
            <ElectionsTab query={elections} createButton={null} />
          ) : (
            <QueryState query={query} skeleton={<PollsSkeleton />} failure="The polls did not arrive" level={2}>
              {(polls) => (
                <PollList
                  polls={pollsOf(polls, tab, now)}
                  tab={tab}
                  now={now}
                  action={can.createPolls && createButton(polls.length === 0 ? 'Create First Poll' : 'Create Poll')}
                  onAct={(act, poll) => setAsked({ act, poll })}
                />
              )}
            </QueryState>
          )}
          <GuidelinesCard />
        </div>
      </Tabs>
      {create && (
        <create.CreatePollDialog
          key={creating.count}
          open={creating.isOpen}
          eligible={stats?.activeMembers}
          onClose={creating.close}
        />
      )}
      {dialogs && asked && (
        <dialogs.AskedPollDialog {...asked} eligible={stats?.activeMembers} onClose={() => setAsked(null)} />
      )}
    </Page>
  )
}

const EMPTY: Record<Exclude<PollTab, 'elections'>, string> = {
  active: 'No active polls at the moment',
  completed: 'No poll has ended yet',
  all: 'No polls have been created',
}

interface PollListProps {
  polls: readonly Poll[]
  tab: Exclude<PollTab, 'elections'>
  now: number
  action: React.ReactNode
  onAct: (act: PollAct, poll: Poll) => void
}

const PollList = ({ polls, tab, now, action, onAct }: PollListProps) =>
  polls.length === 0 ? (
    <EmptyState level={2} title={EMPTY[tab]} action={action} />
  ) : (
    <div className="poll-cards">
      {polls.map((poll) => (
        <PollCard key={poll.id} poll={poll} now={now} onAct={onAct} />
      ))}
    </div>
  )

const PollsSkeleton = () => (
  <Loading label="Loading the polls" className="poll-cards">
    <Skeleton height={320} />
    <Skeleton height={320} />
  </Loading>
)
