// From when to when a gathering goes, within a sentence.
import type { Gathering } from '@aerie/contract/gatherings'
import { dayOfMonth } from '@aerie/text/dates'

type MeetingTimes = Pick<Gathering, 'startDate' | 'startTime' | 'endDate' | 'endTime'>

/** 'between 19:00 and 23:00 on 12 December', 'from 19:00 on 12 December', 'between 12 December, 19:00, and 13 December, 01:00'. */
export function spanOf({ startDate, startTime, endDate, endTime }: MeetingTimes): string {
  const start = dayOfMonth(startDate)
  if (startDate === endDate)
    return endTime ? `between ${startTime} and ${endTime} on ${start}` : `from ${startTime} on ${start}`
  return `between ${start}, ${startTime}, and ${dayOfMonth(endDate)}${endTime ? `, ${endTime}` : ''}`
}
