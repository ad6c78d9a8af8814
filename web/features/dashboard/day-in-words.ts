// The day as the pages write it.

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
  ...['twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth'],
  ...['twentieth', 'twenty-first', 'twenty-second', 'twenty-third', 'twenty-fourth', 'twenty-fifth', 'twenty-sixth'],
  ...['twenty-seventh', 'twenty-eighth', 'twenty-ninth', 'thirtieth', 'thirty-first'],
]

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long' })
const MONTH = new Intl.DateTimeFormat('en', { month: 'long' })

/** 'Friday, the twentieth of November', where the viewer is. */
export const dayInWords = (day: Date) =>
  `${WEEKDAY.format(day)}, the ${ORDINALS[day.getDate() - 1]} of ${MONTH.format(day)}`
