// When something was used, in words that go on in a sentence.
import { dayHere } from '@aerie/text/dates'
import { dayAt, hourOf, shortDate } from '@aerie/text/moments'

/** As in “today at 08:12” or “on 18 Nov 2026”. */
export const whenUsed = (at: string) => (dayAt(at) === dayHere() ? `today at ${hourOf(at)}` : `on ${shortDate(at)}`)
