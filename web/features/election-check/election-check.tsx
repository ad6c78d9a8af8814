// The page on which any member checks an election that trustees seal: the steps, his own ballot, and the files.
import type { Election } from '@aerie/contract/elections'
import { ArrowLeft, FileCheck } from 'lucide-react'
import { keptReceipt } from '#features/sealed-elections/kept-votes.ts'
import { boardAddress } from '#features/sealed-elections/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState, type QueryView } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { CheckElsewhere } from './check-elsewhere.tsx'
import { CheckSteps } from './check-steps.tsx'
import { FindSealedBallot } from './find-sealed-ballot.tsx'
import { useElectionCheck } from './use-election-check.ts'

interface ElectionCheckPageProps {
  electionId: number
  election: Election | undefined
  /** The list in which it stands. */
  list: QueryView<unknown>
}

export const ElectionCheckPage = ({ electionId, election, list }: ElectionCheckPageProps) => (
  <Page
    title="Check this election"
    subtitle={election?.title ?? '\u00a0'}
    small
    back={
      <Link to={`/governance?tab=elections&election=${electionId}`} className={buttonClass({ variant: 'link' })}>
        <ArrowLeft />
        Polling & Elections
      </Link>
    }
    actions={election && <CertificateLink election={election} />}
  >
    <QueryState query={list} skeleton={<CheckSkeleton />} failure="The election could not be loaded" level={2}>
      {() =>
        election &&
        (election.trustees?.words ? (
          <ElectionCheck election={election} />
        ) : (
          <EmptyState level={2} title="There is nothing to check yet">
            {election.trustees
              ? 'The board begins when the election opens.'
              : 'This election is sealed by the server: what ends it certifies can be checked at each position.'}
          </EmptyState>
        ))
      }
    </QueryState>
  </Page>
)

/** Of the one position; of several each has its own among the files. */
function CertificateLink({ election: { id, positions } }: { election: Election }) {
  const [position, ...others] = positions
  if (!position || others.length > 0 || position.blankVotes === undefined) return null
  return (
    <Link to={`/governance/elections/${id}/positions/${position.id}`} className={buttonClass({})}>
      <FileCheck />
      Certificate
    </Link>
  )
}

function ElectionCheck({ election }: { election: Election }) {
  const { id: memberId } = useSession()
  const receipts = election.positions.map(({ id }) => keptReceipt({ memberId, positionId: id }))
  const hasEnded = election.status === 'completed'
  const { state, check, stop } = useElectionCheck({
    words: election.trustees?.words ?? null,
    boards: election.positions.map(({ id, voterCount, candidates }, at) => ({
      positionId: id,
      address: boardAddress(election.id, id),
      voters: hasEnded ? voterCount : null,
      votes: candidates.every(({ votes }) => votes !== undefined) ? candidates.map(({ votes }) => votes ?? 0) : null,
      keptHead: receipts[at]?.head ?? null,
      keptWords: receipts[at]?.words ?? null,
    })),
  })
  const kept = receipts.find((receipt) => receipt !== null)?.tracker ?? ''
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <CheckSteps election={election} state={state} onCheck={check} onStop={stop} />
      <aside className="grid gap-6" aria-label="Your ballot and the files">
        <FindSealedBallot election={election} state={state} kept={kept} />
        <CheckElsewhere election={election} state={state} />
      </aside>
    </div>
  )
}

const CheckSkeleton = () => (
  <Loading label="Loading the election" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <Skeleton height={520} />
    <Skeleton height={320} />
  </Loading>
)
