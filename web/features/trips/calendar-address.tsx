// The calendar address that is in force: to copy, to replace when others have got hold of it, or to end.
import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { toast } from '#ui/toast.ts'
import { useEndCalendar, useRenewCalendar } from './use-calendar.ts'

/** The scheme by which a link opens the calendar program. */
const subscription = (url: string) => url.replace(/^https?:/, 'webcal:')

export const CalendarAddress = ({ url }: { url: string }) => (
  <>
    <Field label="Private address" hint="Whoever has it can read these trips. Renew it if it has got about.">
      <div className="flex gap-2">
        <Input value={url} readOnly spellCheck={false} onFocus={({ target }) => target.select()} className="num" />
        <Button icon={<Copy />} className="h-[38px] max-sm:h-11" onClick={() => void copy(url)}>
          Copy
        </Button>
      </div>
    </Field>
    <div className="flex flex-wrap gap-2">
      <a href={subscription(url)} className={buttonClass({})}>
        <CalendarPlus />
        Open in your calendar
      </a>
      <Renewal />
      <End />
    </div>
  </>
)

function Renewal() {
  const [isAsked, setAsked] = useState(false)
  const renewal = useRenewCalendar({ title: 'Address Renewed', description: 'The earlier one no longer works.' })
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        Renew
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Renew the address?"
        description="The one you have ends; calendars that use it need the new one."
        confirmLabel="Renew"
        pendingLabel="Renewing..."
        tone="primary"
        pending={renewal.isPending}
        onConfirm={() => renewal.mutate(undefined, { onSuccess: () => setAsked(false) })}
      />
    </>
  )
}

function End() {
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
        description="Calendars that use it get nothing more. You can get another one at any time."
        confirmLabel="End"
        pendingLabel="Ending..."
        pending={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSuccess: () => setAsked(false) })}
      />
    </>
  )
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Address Copied', description: 'Paste it into your calendar as a subscription.' })
  } catch {
    toast({ title: 'Error', description: 'Copying was refused. Select the address instead.', tone: 'destructive' })
  }
}
