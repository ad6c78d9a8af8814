// Stands in for a page that failed: what happened, in the server's own words where it has any, and one way out.
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CircleAlert, RotateCcw, ShieldAlert, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { Unreachable } from '#lib/call-errors.ts'
import { followConnection, isOnline, whenOnline } from '#lib/connection.ts'
import { useRouter } from '#lib/navigation/navigation.tsx'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { describeProblem, type Remedy } from './problems.ts'

const SIGNS = { refused: <ShieldAlert />, offline: <WifiOff />, broken: <CircleAlert /> }

export function ProblemPage({ error }: { error: unknown }) {
  const isLine = useSyncExternalStore(followConnection, isOnline)
  const { kind, title, sentence, remedy } = describeProblem(error, isLine)
  const askAgain = useAskAgain()
  const isMissing = error instanceof Unreachable
  const comeBack = useEffectEvent(askAgain)
  useEffect(() => (isMissing ? whenOnline(comeBack) : undefined), [isMissing])
  return (
    <Page title={title}>
      <Card flush>
        <ErrorPanel
          level={2}
          title={sentence}
          icon={SIGNS[kind]}
          action={<WayOut remedy={remedy} askAgain={askAgain} />}
        />
      </Card>
    </Page>
  )
}

function useAskAgain() {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  return () => {
    queries.reset()
    void router.again()
  }
}

function WayOut({ remedy, askAgain }: { remedy: Remedy; askAgain: () => void }) {
  if (remedy === 'home')
    return (
      <Link to="/" className={buttonClass({})}>
        Back to the dashboard
      </Link>
    )
  if (remedy === 'sign-in')
    return (
      <a href="/api/login" className={buttonClass({ variant: 'primary' })}>
        Sign in
      </a>
    )
  return (
    <Button icon={<RotateCcw />} onClick={remedy === 'again' ? askAgain : () => location.reload()}>
      {remedy === 'again' ? 'Try again' : 'Reload'}
    </Button>
  )
}
