// When a copy was as the server had it, in words.
import { dayHere } from '@aerie/text/dates'
import { dayAt, hourOf, longMoment } from '@aerie/text/moments'

/** '14:20' today, '3 November 2026, 14:20' before; `asOf` in milliseconds since 1970. */
export function asOfWords(asOf: number) {
  const iso = new Date(asOf).toISOString()
  return dayAt(iso) === dayHere() ? hourOf(iso) : longMoment(iso)
}
