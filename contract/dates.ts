// Calendar days as every page and mail writes them, in a short form and a long one.
import { formatLongSpan, formatShortSpan } from './formats.ts'

/** Of calendar days as in 2027-03-05: 'Mar 5 – 9, 2027'. */
export const shortDays = (from: string, to: string) => formatShortSpan(new Date(from), new Date(to))

/** The same in a sentence that has room: 'March 5 – 9, 2027'. */
export const longDays = (from: string, to: string) => formatLongSpan(new Date(from), new Date(to))
