// The nominations of an election, for officers.
import type { NominationsForOfficers } from '@aerie/contract/nomination-views'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, CalendarClock, Lock, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { allElectionsQuery } from '#features/elections/queries.ts'
import { useElectionClock } from '#features/elections/use-election-clock.ts'
import { Desk } from '#features/nomination-officers/desk.tsx'
import type { DeskAct } from '#features/nomination-officers/desk-dialogs.tsx'
import { RemindButton } from '#features/nomination-officers/remind-button.tsx'
import { allNominationsQuery } from '#features/nominations/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { isFinal } from '#lib/call-errors.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { useParams } from '#lib/navigation/navigation.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { NotFoundPage } from './not-found.tsx'

/** Few owe one, so that it is fetched for those alone. */
const owedCode = lazyCode(() => import('#features/officer-step/owed-step-note.tsx'))

export function NominationsPage() {
  const { can, owedStep } = useSession()
  const { data: owed } = useCode(owedCode, owedStep !== null)
  if (owedStep?.waits) return owed ? <owed.RightsWait title="Nominations" /> : <Page title="Nominations" />
  return can.createPolls ? <Nominations /> : <Denied />
}

const Denied = () => (
  <Page title="Nominations">
    <Card flush>
      <ErrorPanel
        level={2}
        title="Access Denied"
        message="Only officers have the list of all nominations."
        icon={<ShieldAlert />}
      />
    </Card>
  </Page>
)

function Nominations() {
  const electionId = Number(useParams('/governance/elections/$electionId/nominations').electionId)
  const elections = useQuery(allElectionsQuery)
  const query = useQuery(allNominationsQuery(electionId))
  const now = useElectionClock(elections.data, elections.dataUpdatedAt)
  const [asked, setAsked] = useState<DeskAct>()
  const election = elections.data?.find(({ id }) => id === electionId)
  if (query.error && isFinal(query.error)) return <NotFoundPage />
  return (
    <Page
      title="Nominations"
      subtitle={election?.title ?? '\u00a0'}
      back={
        <Link to={`/governance?tab=elections&election=${electionId}`} className="page-back">
          <ArrowLeft />
          Polling & Elections
        </Link>
      }
      actions={query.data && <Actions list={query.data} now={now} onAct={setAsked} />}
    >
      <QueryState query={elections} skeleton={<DeskSkeleton />} failure="The election could not be loaded" level={2}>
        {() => (
          <QueryState query={query} skeleton={<DeskSkeleton />} failure="The nominations could not be loaded" level={2}>
            {(list) =>
              election ? (
                <Desk election={election} list={list} now={now} asked={asked} onAsk={setAsked} />
              ) : (
                <DeskSkeleton />
              )
            }
          </QueryState>
        )}
      </QueryState>
    </Page>
  )
}

interface ActionsProps {
  list: NominationsForOfficers
  now: number
  onAct: (act: DeskAct) => void
}

const Actions = ({ list, now, onAct }: ActionsProps) => (
  <>
    {list.can.changeDates && (
      <Button icon={<CalendarClock />} onClick={() => onAct('dates')}>
        Change dates
      </Button>
    )}
    {list.can.close && (
      <Button icon={<Lock />} onClick={() => onAct('close')}>
        Close now
      </Button>
    )}
    {list.closedAt === null && list.unanswered > 0 && (
      <RemindButton list={list} now={now} onRemind={() => onAct('remind')} />
    )}
  </>
)

const DeskSkeleton = () => (
  <Loading label="Loading the nominations" className="grid gap-6">
    <Skeleton height={108} />
    <Skeleton height={360} />
  </Loading>
)
