// Replacing or ending a calendar address, each asked about before.
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useEndCalendar, type useRenewCalendar } from './use-calendar.ts'

export function RenewCalendar({ renewal }: { renewal: ReturnType<typeof useRenewCalendar> }) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        Renew
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        title="Renew the address?"
        description="The one you have ends, and calendars that use it need the new one."
        confirmLabel="Renew"
        pendingLabel="Renewing..."
        tone="primary"
        pending={renewal.isPending}
        onConfirm={() => renewal.mutate(undefined, { onSuccess: close })}
      />
    </>
  )
}

export function EndCalendar() {
  const [isAsked, setAsked] = useState(false)
  const end = useEndCalendar()
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        End
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="End the address?"
        description="Calendars that use it get nothing more. You can have another one at any time."
        confirmLabel="End"
        pendingLabel="Ending..."
        pending={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </>
  )
}
