// Calendar days as every page and mail writes them, in a short form and a long one.

const SHORT = formOf('short')
const LONG = formOf('long')

function formOf(month: 'short' | 'long') {
  return new Intl.DateTimeFormat('en-US', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' })
}

/** Of calendar days as in 2027-03-05: 'Mar 5 – 9, 2027'. */
export const shortDays = (from: string, to: string) => between(SHORT, from, to)

/** The same in a sentence that has room: 'March 5 – 9, 2027'. */
export const longDays = (from: string, to: string) => between(LONG, from, to)

/** Some browsers put other kinds of room around the dash. */
const between = (form: Intl.DateTimeFormat, from: string, to: string) =>
  form.formatRange(new Date(from), new Date(to)).replace(/\s/g, ' ')
