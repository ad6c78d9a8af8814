// The day as the pages write it.
import { dayHere, monthOf, weekdayOf } from '@aerie/text/dates'

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
  ...['twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth'],
  ...['twentieth', 'twenty-first', 'twenty-second', 'twenty-third', 'twenty-fourth', 'twenty-fifth', 'twenty-sixth'],
  ...['twenty-seventh', 'twenty-eighth', 'twenty-ninth', 'thirtieth', 'thirty-first'],
]

/** 'Friday, the twentieth of November', where the viewer is. */
export function dayInWords(at: Date): string {
  const day = dayHere(at)
  return `${weekdayOf(day)}, the ${ORDINALS[at.getDate() - 1]} of ${monthOf(day)}`
}
