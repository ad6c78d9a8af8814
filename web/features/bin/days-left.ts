// How long something stays in the bin.
const DAY_MS = 86_400_000

/** In days, of which the last is under way. */
export const daysLeft = (goesAt: string, now = Date.now()) =>
  Math.max(0, Math.ceil((Date.parse(goesAt) - now) / DAY_MS))

/** '26 days left'. */
export const daysLeftText = (days: number) =>
  days === 0 ? 'goes today' : `${days} ${days === 1 ? 'day' : 'days'} left`
