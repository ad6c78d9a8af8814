// When a news item goes out or was saved, as officers read it.
import { formatDay, formatTime } from '@aerie/contract/formats'

/** '28 November 2026, 08:00', where the reader is. */
export const momentText = (iso: string) => `${formatDay(new Date(iso))}, ${timeText(iso)}`

/** '08:00'. */
export const timeText = (iso: string) => formatTime(new Date(iso))
