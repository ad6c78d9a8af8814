// Which of the days on which brothers are together one would meet.
import type { MeetingPlace } from '@aerie/contract/meeting-places'
import { daysAfter, weekdayOf } from '@aerie/text/dates'

/** Their first Saturday, or else the first of them that has not passed; null where any day is as good as another. */
export function goodDay({ days }: Pick<MeetingPlace, 'days'>, today: string): string | null {
  if (!days) return null
  const first = days.first < today ? today : days.first
  const week = [0, 1, 2, 3, 4, 5, 6].map((later) => daysAfter(first, later))
  return week.find((day) => day <= days.last && weekdayOf(day) === 'Saturday') ?? first
}
