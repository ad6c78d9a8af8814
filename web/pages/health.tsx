// The health of the installation, in words, for super admins.
import { longMoment } from '@aerie/text/moments'
import { plural } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, RefreshCw, ShieldAlert } from 'lucide-react'
import { Findings } from '#features/health/findings.tsx'
import { detailsQuery } from '#features/health/queries.ts'
import { RunningSince } from '#features/health/running-since.tsx'
import { useSession } from '#features/session/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'

/** Few owe one, so that it is fetched for those alone. */
const owedCode = lazyCode(() => import('#features/officer-step/owed-step-note.tsx'))

export function HealthPage() {
  const { can, owedStep } = useSession()
  const { data: owed } = useCode(owedCode, owedStep !== null)
  if (owedStep?.waits) return owed ? <owed.RightsWait title="Health" /> : <Page title="Health" />
  return can.seeHealth ? <Health /> : <Denied />
}

const BACK = (
  <Link to="/admin" className="page-back">
    <ArrowLeft />
    Admin Dashboard
  </Link>
)

const Denied = () => (
  <Page title="Health" back={BACK}>
    <Card flush>
      <ErrorPanel
        level={2}
        title="Access Denied"
        message="Super admin access required for the health page."
        icon={<ShieldAlert />}
      />
    </Card>
  </Page>
)

function Health() {
  // As of now: who comes back to it does not want what was found before.
  const query = useQuery({ ...detailsQuery, refetchOnMount: 'always' })
  const { data, isFetching, refetch } = query
  return (
    <Page
      title="Health"
      subtitle={data ? summaryOf(data.findings.filter(({ state }) => state !== 'good').length) : 'Looking ...'}
      back={BACK}
      actions={
        <>
          {data && <span className="num text-sm text-ink-2">As of {longMoment(data.at)}</span>}
          <Button icon={<RefreshCw />} pending={isFetching} pendingLabel="Look again" onClick={() => void refetch()}>
            Look again
          </Button>
        </>
      }
    >
      <QueryState query={query} skeleton={<HealthSkeleton />} failure="The health page could not be loaded" level={2}>
        {(details) => (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
            <Findings findings={details.findings} />
            <RunningSince details={details} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function summaryOf(remarks: number) {
  if (remarks === 0) return 'All is well'
  return plural(remarks, 'All is well, but for one thing', `${remarks} things need a look`)
}

const HealthSkeleton = () => (
  <Loading label="Loading the health page" className="grid gap-3">
    <Skeleton height={64} />
    <Skeleton height={64} />
    <Skeleton height={64} />
    <Skeleton height={64} />
  </Loading>
)
