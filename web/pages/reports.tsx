// Reports for officers: one at a time, on paper and as a file.
import { displayName } from '@aerie/contract/person'
import { ReportName } from '@aerie/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download, Printer, ShieldAlert } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { csvAddress, REPORT_NAMES, reportQuery } from '#features/reports/queries.ts'
import { ReportPaper } from '#features/reports/report-paper.tsx'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { bringIntoView } from '#ui/layout/bring-into-view.ts'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { printAlone } from '#ui/theme/print-alone.ts'

/** Few owe one, so that it is fetched for those alone. */
const owedCode = lazyCode(() => import('#features/officer-step/owed-step-note.tsx'))

export function ReportsPage() {
  const { can, owedStep } = useSession()
  const { data: owed } = useCode(owedCode, owedStep !== null)
  if (owedStep?.waits) return owed ? <owed.RightsWait title="Reports" /> : <Page title="Reports" />
  return can.readReports ? <Reports /> : <Denied />
}

const BACK = (
  <Link to="/admin" className="page-back">
    <ArrowLeft />
    Admin Dashboard
  </Link>
)

const Denied = () => (
  <Page title="Reports">
    <Card flush>
      <ErrorPanel level={2} title="Access Denied" message="Admin access required for reports." icon={<ShieldAlert />} />
    </Card>
  </Page>
)

function Reports() {
  const { report: asked } = useSearch('/admin/reports')
  const name = ReportName.safeParse(asked).data ?? 'membership'
  const navigate = useNavigate()
  const me = useSession()
  const { name: organisation } = useSettings()
  const paper = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const place = REPORT_NAMES.findIndex(({ value }) => value === name) + 1
  useLayoutEffect(() => bringIntoView(strip.current, `button:nth-child(${place})`), [place])
  const query = useQuery({ ...reportQuery(name), refetchOnMount: 'always' })
  const print = () => paper.current && printAlone(paper.current.cloneNode(true) as HTMLElement)
  return (
    <Page
      title="Reports"
      subtitle={REPORT_NAMES.find(({ value }) => value === name)?.about}
      back={BACK}
      actions={
        <>
          <a href={csvAddress(name)} download className={buttonClass({ variant: 'ghost' })}>
            <Download />
            CSV
          </a>
          <Button variant="primary" icon={<Printer />} disabled={!query.data} onClick={print}>
            Print
          </Button>
        </>
      }
    >
      <div ref={strip} className="mb-5 overflow-x-auto">
        <Segments
          label="Report"
          options={REPORT_NAMES}
          value={name}
          onChange={(report) => void navigate({ to: '/admin/reports', search: { report }, resetScroll: false })}
        />
      </div>
      <QueryState query={query} skeleton={<PaperSkeleton />} failure="The report could not be loaded" level={2}>
        {(report) => (
          <div ref={paper}>
            <ReportPaper report={report} organisation={organisation} reader={displayName(me)} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

const PaperSkeleton = () => (
  <Loading label="Counting" className="mx-auto w-[min(100%,53rem)]">
    <Skeleton height={720} />
  </Loading>
)
