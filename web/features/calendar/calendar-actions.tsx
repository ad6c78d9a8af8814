// What may be done with a calendar address: using it while it is shown, replacing it, and ending it.
import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useEndCalendar, type useRenewCalendar } from './use-calendar.ts'

export function UseAddress({ url }: { url: string }) {
  const copying = useAct({
    call: () => navigator.clipboard.writeText(url),
    done: () => ({ title: 'Address Copied', description: 'Subscribe to it in your calendar.' }),
    failed: () => COPYING_REFUSED,
  })
  return (
    <>
      <Button icon={<Copy />} onClick={() => copying.mutate()}>
        Copy
      </Button>
      <a href={subscription(url)} className={buttonClass({})}>
        <CalendarPlus />
        Open in calendar
      </a>
    </>
  )
}

const COPYING_REFUSED = {
  title: 'Error',
  description: 'Copying was refused. Select the address instead.',
  tone: 'destructive',
} as const

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

/** The scheme by which a link opens the calendar program. */
const subscription = (url: string) => url.replace(/^https?:/, 'webcal:')
