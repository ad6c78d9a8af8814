// When an election begins and ends, by the organisation's clock, and under it by the reader's where that differs.
import type { Election } from '@aerie/contract/elections'
import { periodByOwnClock, periodOf } from '@aerie/text/periods'
import type { ReactNode } from 'react'
import { useTimeZone } from '#features/settings/queries.ts'

interface PeriodProps {
  election: Pick<Election, 'startDate' | 'endDate'>
  /** Such as how long it is open still. */
  children?: ReactNode
}

export function Period({ election, children }: PeriodProps) {
  const timeZone = useTimeZone()
  const [start, end] = periodOf(election, timeZone)
  const own = periodByOwnClock(election, timeZone)
  return (
    <>
      <p>
        <time dateTime={election.startDate}>{start}</time> to <time dateTime={election.endDate}>{end}</time>
        {children}
      </p>
      {own && <p>{own}</p>}
    </>
  )
}
