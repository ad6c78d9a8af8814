// When a news item goes out or was saved, as officers read it.
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** '28 November 2026, 08:00', where the reader is. */
export const momentText = (iso: string) => `${DAY.format(new Date(iso))}, ${timeText(iso)}`

/** '08:00'. */
export const timeText = (iso: string) => TIME.format(new Date(iso))
