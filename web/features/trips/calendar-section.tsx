// The private address under which a calendar program finds one's trips.
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, RotateCcw } from 'lucide-react'
import { sentenceOf } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { calendarQuery } from './queries.ts'
import { useRenewCalendar } from './use-calendar.ts'

export const CalendarSection = () => (
  <Sheet title="Calendar">
    <div className="grid gap-4">
      <p className="max-w-[66ch] text-ink-2">
        Subscribe in the calendar you use: your trips and those shared with you appear there and stay up to date.
      </p>
      <Address />
    </div>
  </Sheet>
)

function Address() {
  const { data: calendar, error, isFetching, refetch } = useQuery(calendarQuery)
  if (error)
    return (
      <ErrorPanel
        title="Your calendar address did not arrive"
        message={sentenceOf(error)}
        action={
          <Button icon={<RotateCcw />} pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  if (!calendar) return <Skeleton width={196} height={36} className="rounded-md" />
  return calendar.url === null ? <NoAddress /> : <CalendarAddress url={new URL(calendar.url, location.origin).href} />
}

function NoAddress() {
  const first = useRenewCalendar({ title: 'Calendar Ready', description: 'Copy the address into your calendar.' })
  return (
    <div>
      <Button icon={<CalendarPlus />} pending={first.isPending} onClick={() => first.mutate()}>
        Get a private address
      </Button>
    </div>
  )
}
