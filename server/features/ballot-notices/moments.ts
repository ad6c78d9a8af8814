// When a vote begins and ends, as a form gives it: a moment, or a day by the organisation's clock; and how that is told.
import { endOfDayIn, endWithWeekday, startOfDayIn } from '@aerie/text/zones'

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d\d-\d\d$/

/** A day begins at its first moment. */
export const startOf = (given: string, timeZone: string) =>
  DAY.test(given) ? startOfDayIn(timeZone, given) : new Date(given)

/** A day ends with the first moment of the next. */
export const endOf = (given: string, timeZone: string) =>
  DAY.test(given) ? endOfDayIn(timeZone, given) : new Date(given)

/** When those who have not voted are reminded. */
export const reminderOf = (endsAt: Date) => new Date(endsAt.getTime() - DAY_MS)

/** Such as 'Friday, 3 July 2026, 21:00, New York time (EDT)', and of a whole day 'the end of Friday, …'. */
export const endTold = (endDate: string, timeZone: string) => endWithWeekday(timeZone, new Date(endDate))
