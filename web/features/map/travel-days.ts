// The days of a trip, as short as they can be said.

const DAYS = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Of calendar days as in 2027-03-12: '12–15 Mar', '28 Feb – 3 Mar'. Some browsers put room around the first kind too. */
export const travelDays = (from: string, to: string) =>
  DAYS.formatRange(new Date(from), new Date(to))
    .replace(/\s/g, ' ')
    .replace(/^(\d+) – (?=\d)/, '$1–')
