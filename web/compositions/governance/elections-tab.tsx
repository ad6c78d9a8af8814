// The elections on the page of polls: a card for each, and the one that the address names, opened.
import type { Election } from '@aerie/contract/elections'
import { useQuery } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { type VoteAct, VoteMenu } from '#features/ballots/vote-menu.tsx'
import { ElectionCard } from '#features/elections/election-card.tsx'
import { nominationPhase } from '#features/elections/election-words.ts'
import { allElectionsQuery, electionAuditQuery } from '#features/elections/queries.ts'
import { useElectionClock } from '#features/elections/use-election-clock.ts'
import { useSession } from '#features/session/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { CreateElectionButton } from './create-buttons.tsx'

const openedCode = lazyCode(() => import('#features/elections/detail/election-dialog.tsx'))
const nominationsCode = lazyCode(() => import('#features/nominations/detail/nominations-dialog.tsx'))
const offersCode = lazyCode(() => import('#features/nominations/answer/offers.tsx'))
const askedCode = lazyCode(() => import('./election-dialogs.tsx'))

export function ElectionsTab() {
  const query = useQuery(allElectionsQuery)
  const now = useElectionClock(query.data, query.dataUpdatedAt)
  const { can } = useSession()
  const [asked, setAsked] = useState<{ act: VoteAct; election: Election }>()
  const { data: dialogs } = useCode(askedCode, asked !== undefined)
  const { data: offers } = useCode(
    offersCode,
    query.data?.some((one) => nominationPhase(one) === 'open'),
  )
  return (
    <div>
      {offers && <offers.Offers />}
      <QueryState
        query={query}
        skeleton={<ElectionsSkeleton />}
        failure="The elections could not be loaded"
        level={2}
        empty={
          <EmptyState
            level={2}
            title="No elections have been created"
            action={can.createPolls && <CreateElectionButton label="Create First Election" variant="primary" />}
          />
        }
      >
        {(elections) => (
          <div className="election-cards">
            <h2 className="sr-only">Elections</h2>
            {elections.map((election) => (
              <ElectionCard
                key={election.id}
                election={election}
                now={now}
                menu={<VoteMenu {...election} onAct={(act) => setAsked({ act, election })} />}
              />
            ))}
          </div>
        )}
      </QueryState>
      {query.data && (
        <OpenedElection
          elections={query.data}
          now={now}
          onRunOff={(election) => setAsked({ act: 'runOff', election })}
        />
      )}
      {dialogs && asked && <dialogs.AskedElectionDialog {...asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

interface OpenedElectionProps {
  elections: readonly Election[]
  now: number
  onRunOff: (election: Election) => void
}

function OpenedElection({ elections, now, onRunOff }: OpenedElectionProps) {
  const { election: opened, answer } = useSearch('/governance')
  const navigate = useNavigate()
  const election = elections.find(({ id }) => id === Number(opened))
  const nominates = election !== undefined && nominationPhase(election) !== null
  const { data: dialogs } = useCode(openedCode, opened !== undefined && !nominates)
  const { data: nominations } = useCode(nominationsCode, nominates)
  const hasEnded = election !== undefined && election.resultStatus !== 'none' && election.resultStatus !== 'counting'
  const { data: records } = useQuery({ ...electionAuditQuery(election?.id ?? 0), enabled: hasEnded })
  const close = () => void navigate({ to: '/governance', search: { tab: 'elections' }, resetScroll: false })
  if (nominates)
    return (
      nominations && (
        <nominations.NominationsDialog
          key={`${election.id} ${answer}`}
          open
          election={election}
          now={now}
          answers={answer}
          onClose={close}
        />
      )
    )
  if (!dialogs || opened === undefined) return null
  if (!election) return <dialogs.UnknownElectionDialog open onClose={close} />
  const runOff = election.can.runOff && (
    <Button
      icon={<Repeat />}
      onClick={() => {
        close()
        onRunOff(election)
      }}
    >
      Create run-off
    </Button>
  )
  return (
    <dialogs.ElectionDialog
      open
      election={election}
      now={now}
      head={hasEnded ? records?.head : undefined}
      actions={runOff}
      onClose={close}
    />
  )
}

const ElectionsSkeleton = () => (
  <Loading label="Loading the elections" className="election-cards">
    <Skeleton height={240} />
    <Skeleton height={240} />
  </Loading>
)
