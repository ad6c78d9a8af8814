// Calendar days as every page and mail writes them, in a short form and a long one.
import { onFirstUse } from './on-first-use.ts'

const formOf = (month: 'short' | 'long') =>
  onFirstUse(() => new Intl.DateTimeFormat('en-US', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' }))

const short = formOf('short')
const long = formOf('long')

/** Of calendar days as in 2027-03-05: 'Mar 5 – 9, 2027'. */
export const shortDays = (from: string, to: string) => between(short(), from, to)

/** The same in a sentence that has room: 'March 5 – 9, 2027'. */
export const longDays = (from: string, to: string) => between(long(), from, to)

/** Some browsers put other kinds of room around the dash. */
const between = (form: Intl.DateTimeFormat, from: string, to: string) =>
  form.formatRange(new Date(from), new Date(to)).replace(/\s/g, ' ')
