// The private address under which a calendar program finds one's trips and gatherings.
import { shortDate } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EndCalendar, RenewCalendar, UseAddress } from './calendar-actions.tsx'
import { calendarQuery } from './queries.ts'
import { useRenewCalendar } from './use-calendar.ts'

/** What the address is for, and whose it is. */
export const CALENDAR_WORDS =
  'Your trips, those shared with you, and the gatherings you may come to, in the calendar you use. It subscribes to an address that is yours alone, and stays up to date by itself.'

export const CalendarSection = () => (
  <Card title="Calendar">
    <p className="mb-4 max-w-[66ch] text-ink-2">{CALENDAR_WORDS}</p>
    <Address />
  </Card>
)

/** Asked for, shown while it is new, renewed and ended. */
export const Address = () => (
  <QueryState
    query={useQuery(calendarQuery)}
    skeleton={
      <Loading label="Loading your calendar">
        <Skeleton width={196} height={36} className="rounded-md" />
      </Loading>
    }
    failure="Your calendar could not be loaded"
  >
    {({ since }) => <Subscription since={since} />}
  </QueryState>
)

function Subscription({ since }: { since: string | null }) {
  const renewal = useRenewCalendar()
  if (since === null)
    return (
      <Button icon={<CalendarPlus />} pending={renewal.isPending} onClick={() => renewal.mutate()}>
        Get a private address
      </Button>
    )
  const url = renewal.data?.since === since ? absolute(renewal.data.url) : null
  return (
    <div className="grid gap-4">
      {url === null ? (
        <p>
          Your address has been in use since {shortDate(since)}. It was shown only once. If you lost it, or others have
          it, renew it.
        </p>
      ) : (
        <Field label="Private address" hint="It is shown only this once. Whoever has it can read all of this.">
          <Input ref={takeFocus} value={url} readOnly spellCheck={false} onFocus={({ target }) => target.select()} />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {url !== null && <UseAddress url={url} />}
        <RenewCalendar renewal={renewal} />
        <EndCalendar />
      </div>
    </div>
  )
}

// The button that was pressed is gone.
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

const absolute = (url: string | null) => url && new URL(url, location.origin).href
