// The day as the pages write it.
import { formatMonth, formatWeekday } from '@aerie/contract/formats'

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
  ...['twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth'],
  ...['twentieth', 'twenty-first', 'twenty-second', 'twenty-third', 'twenty-fourth', 'twenty-fifth', 'twenty-sixth'],
  ...['twenty-seventh', 'twenty-eighth', 'twenty-ninth', 'thirtieth', 'thirty-first'],
]

/** 'Friday, the twentieth of November', where the viewer is. */
export const dayInWords = (day: Date) =>
  `${formatWeekday(day)}, the ${ORDINALS[day.getDate() - 1]} of ${formatMonth(day)}`
