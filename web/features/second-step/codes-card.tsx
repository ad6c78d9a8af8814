// The recovery codes on the page of one's security: how many are left, and the means to make new ones.
import { RECOVERY_CODES } from '@aerie/contract/second-step'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { secondStepQuery, useMakeCodes } from './queries.ts'

const codesDialog = lazyCode(() => import('./codes-dialog.tsx'))

const FEW = 2

/** Nothing where they would stand for nothing. */
export function CodesCard() {
  const { data } = useQuery(secondStepQuery)
  if (!data?.can.makeCodes) return null
  const left = data.codesLeft ?? 0
  return (
    <Card title="Recovery codes">
      <div className="grid gap-3">
        <p className="flex items-baseline gap-2.5">
          <b className="num font-display text-4xl font-normal">{left}</b>
          <span className="text-ink-2">of ten are left</span>
        </p>
        <ProgressBar thin percent={(left / RECOVERY_CODES) * 100} label={`${left} of ${RECOVERY_CODES} codes left`} />
        <p className="text-ink-2">
          {left <= FEW
            ? 'These are few. Make new ones while you can sign in.'
            : 'Each opens the door once, when app and passkeys are out of reach.'}
        </p>
        <MakeCodes hasSome={left > 0} />
      </div>
    </Card>
  )
}

function MakeCodes({ hasSome }: { hasSome: boolean }) {
  const [asking, setAsking] = useState(false)
  const dialog = useLazyDialog(codesDialog)
  const { mutate, data, isPending } = useMakeCodes()
  const make = () =>
    mutate(undefined, {
      onSuccess: () => dialog.open(),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button
        {...dialog.approach}
        icon={<RefreshCw />}
        pending={isPending}
        onClick={() => (hasSome ? setAsking(true) : make())}
      >
        Make new codes
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Make new recovery codes?"
        description="The ten you have stop at that moment, and ten new ones are shown."
        tone="primary"
        confirmLabel="Make new codes"
        pendingLabel="Making..."
        pending={isPending}
        onConfirm={make}
      />
      {dialog.code && dialog.isOpen && data && (
        <dialog.code.CodesDialog key={dialog.count} codes={data.codes} onDone={dialog.close} />
      )}
    </>
  )
}
