// A gathering as an entry of a calendar: by the clock of its place, or over whole days.
import { daysAfter, longDay, weekdayOf } from '@aerie/text/dates'
import type { ICalEventData } from 'ical-generator'
import { plainTextOf } from '#features/news-text/plain-words.ts'
import { clockAt } from '#platform/zoned-times.ts'
import type { GatheringRow } from './gatherings-data.ts'
import { line } from './line.ts'

const DAY_MS = 86_400_000
/** So long it stands in calendars where its end is open. */
const OPEN_HOURS = 3

/** It keeps its name through all changes, of which `version` counts those that calendars have to hear of. */
export async function gatheringEvent(row: GatheringRow, publicUrl: string, host: string): Promise<ICalEventData> {
  const { ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } = await import('ical-generator')
  const url = `${publicUrl}/events/${row.id}`
  const comes = row.is_host || row.standing === 'going'
  const status = row.is_off ? 'CANCELLED' : comes ? 'CONFIRMED' : 'TENTATIVE'
  return {
    id: `gathering-${row.id}@${host}`,
    sequence: row.version,
    // Programs that ignore the status show what was called off like any other.
    summary: line(row.is_off ? `Called off: ${row.title}` : row.title),
    location: line(row.place ? `${row.place}, ${row.location}` : row.location),
    description: wordsOf(row, url),
    url,
    ...(await spanOf(row)),
    status: ICalEventStatus[status],
    ...(row.is_off && { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE }),
    stamp: row.changed_at,
    lastModified: row.changed_at,
  }
}

/** An evening, also one over midnight, by the hour; what takes longer than a day, over its days. */
async function spanOf({ start_date, start_time, end_date, end_time, time_zone, starts_at, ends_at }: GatheringRow) {
  if (isOverDays({ start_date, end_date, starts_at, ends_at }))
    return { allDay: true, start: midnight(start_date), end: midnight(daysAfter(end_date, 1)) }
  const start = await clockAt({ date: start_date, time: start_time, timeZone: time_zone })
  const end =
    end_time === null
      ? start.add({ hours: OPEN_HOURS })
      : await clockAt({ date: end_date, time: end_time, timeZone: time_zone })
  return { start, end, timezone: time_zone }
}

const isOverDays = ({ start_date, end_date, starts_at, ends_at }: Pick<GatheringRow, DayField>) =>
  ends_at ? ends_at.getTime() - starts_at.getTime() > DAY_MS : end_date > start_date

type DayField = 'start_date' | 'end_date' | 'starts_at' | 'ends_at'

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

function wordsOf(row: GatheringRow, url: string) {
  const begins = `Begins on ${weekdayOf(row.start_date)}, ${longDay(row.start_date)}, at ${row.start_time}.`
  const said = [
    isOverDays(row) && begins,
    row.end_time === null && 'Its end is open.',
    plainTextOf(row.description, 'markdown').replace(/[^\P{Cc}\n]+/gu, ' '),
    url,
  ]
  return said.filter(Boolean).join('\n\n')
}
