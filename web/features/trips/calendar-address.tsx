// A calendar address that has just been made, to be put into a calendar.
import { CalendarPlus, Copy } from 'lucide-react'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { toast } from '#ui/toast.ts'

export const CalendarAddress = ({ url }: { url: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-2 max-sm:grid-cols-2">
    <Field
      label="Private address"
      hint="It is shown only this once. Whoever has it can read these trips."
      className="col-span-full"
    >
      <Input value={url} readOnly spellCheck={false} onFocus={({ target }) => target.select()} />
    </Field>
    <Button icon={<Copy />} onClick={() => void copy(url)}>
      Copy
    </Button>
    <a href={subscription(url)} className={buttonClass({})}>
      <CalendarPlus />
      Open in calendar
    </a>
  </div>
)

/** The scheme by which a link opens the calendar program. */
const subscription = (url: string) => url.replace(/^https?:/, 'webcal:')

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Address Copied', description: 'Subscribe to it in your calendar.' })
  } catch {
    toast({ title: 'Error', description: 'Copying was refused. Select the address instead.', tone: 'destructive' })
  }
}
