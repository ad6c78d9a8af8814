// The authenticator app on the page of one's security: whether it is on, and the means to set it up or switch it off.
import { shortDate } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { Check, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { secondStepQuery, useTurnAppOff } from './queries.ts'

const setupDialog = lazyCode(() => import('./setup-dialog.tsx'))

export function AppCard() {
  const query = useQuery(secondStepQuery)
  const isOn = query.data?.app != null
  return (
    <Card
      title="Authenticator app"
      action={
        isOn && (
          <Tag tone="success" icon={<Check />}>
            On
          </Tag>
        )
      }
      foot={query.data && <AppActions isOn={isOn} mayTurnOff={query.data.can.turnAppOff} />}
    >
      <QueryState query={query} skeleton={<AppSkeleton />} failure="Your authenticator app could not be looked up">
        {({ app }) => (
          <p className="text-ink-2">
            {app
              ? `After your password, six digits from your app. On since ${shortDate(app.since)}.`
              : 'After your password, six digits from an app on your phone. Whoever knows your password alone does not come in.'}
          </p>
        )}
      </QueryState>
    </Card>
  )
}

const AppSkeleton = () => (
  <Loading label="Looking up your authenticator app">
    <Skeleton height={20} />
  </Loading>
)

function AppActions({ isOn, mayTurnOff }: { isOn: boolean; mayTurnOff: boolean }) {
  const setup = useLazyDialog(setupDialog)
  return (
    <>
      <span className="flex flex-wrap gap-2">
        <Button
          {...setup.approach}
          variant={isOn ? 'secondary' : 'primary'}
          icon={<Smartphone />}
          pending={setup.isComing}
          onClick={setup.open}
        >
          {isOn ? 'Set up anew' : 'Set up'}
        </Button>
        {isOn && <TurnOff mayTurnOff={mayTurnOff} />}
      </span>
      {isOn && !mayTurnOff && <span className="text-sm text-ink-3">Required of officers</span>}
      {setup.code && <setup.code.SetupDialog key={setup.count} open={setup.isOpen} onClose={setup.close} />}
    </>
  )
}

function TurnOff({ mayTurnOff }: { mayTurnOff: boolean }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useTurnAppOff()
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="ghost" disabled={!mayTurnOff} onClick={() => setAsking(true)}>
        Turn off
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title="Turn the authenticator app off?"
        description="Your password alone signs you in then, and your recovery codes go unless you have a passkey."
        confirmLabel="Turn off"
        pendingLabel="Turning off..."
        pending={isPending}
        onConfirm={() => mutate(undefined, { onSettled: close })}
      />
    </>
  )
}
