// What may be done with a calendar address: using it while it is shown, replacing it, and ending it.

import { CalendarPlus, Copy } from 'lucide-react'
import { copyText } from '#lib/copy-text.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { useEndCalendar, type useRenewCalendar } from './use-calendar.ts'

const confirmDialog = lazyCode(() => import('#ui/overlays/confirm-dialog.tsx'))

export function UseAddress({ url }: { url: string }) {
  const copying = useAct({
    call: () => copyText(url),
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
  const { code, isOpen, open, close, approach } = useLazyDialog(confirmDialog)
  return (
    <>
      <Button variant="ghost" {...approach} onClick={open}>
        Renew
      </Button>
      {code && (
        <code.ConfirmDialog
          open={isOpen}
          onClose={close}
          title="Renew the address?"
          description="Your present address stops working, and calendars that use it need the new one."
          confirmLabel="Renew"
          pendingLabel="Renewing..."
          tone="primary"
          pending={renewal.isPending}
          onConfirm={() => renewal.mutate(undefined, { onSuccess: close })}
        />
      )}
    </>
  )
}

export function EndCalendar() {
  const { code, isOpen, open, close, approach } = useLazyDialog(confirmDialog)
  const end = useEndCalendar()
  return (
    <>
      <Button variant="ghost" {...approach} onClick={open}>
        End
      </Button>
      {code && (
        <code.ConfirmDialog
          open={isOpen}
          onClose={close}
          title="End the address?"
          description="Calendars that use it stop updating. You can get another one at any time."
          confirmLabel="End"
          pendingLabel="Ending..."
          pending={end.isPending}
          onConfirm={() => end.mutate()}
        />
      )}
    </>
  )
}

/** The scheme by which a link opens the calendar program. */
const subscription = (url: string) => url.replace(/^https?:/, 'webcal:')
