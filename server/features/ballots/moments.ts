// When a vote begins and ends, as a form gives it: a moment, or a day in UTC.
const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d\d-\d\d$/

/** A day begins at its first midnight. */
export const startOf = (given: string) => new Date(given)

/** A day ends at its last midnight. */
export const endOf = (given: string) => (DAY.test(given) ? new Date(Date.parse(given) + DAY_MS) : new Date(given))

/** When those who have not voted are reminded. */
export const reminderOf = (endsAt: Date) => new Date(endsAt.getTime() - DAY_MS)

/** Such as '2027-03-05 21:00 UTC'. */
export const momentOf = (date: string) => `${date.slice(0, 10)} ${date.slice(11, 16)} UTC`
