// When a news item goes out or was saved, as officers read it.

import { formatDay, formatTime } from '@aerie/contract/formats'
import { momentAt } from '#lib/dates.ts'

/** '28 November 2026, 08:00', where the reader is. */
export const momentText = (iso: string) => `${formatDay(momentAt(iso))}, ${timeText(iso)}`

/** '08:00'. */
export const timeText = (iso: string) => formatTime(momentAt(iso))
