// When a photo or video was taken: what its file says, else its name, else the date its device has for the file, else when it came.

import type { Taken } from '#features/photos/service.ts'
import { fileNameTime } from '#platform/capture-time/file-name-time.ts'
import { aheadOf, placeTime, type ToldTime, toldTime } from '#platform/capture-time/told-time.ts'
import type { Context } from '#platform/context.ts'
import { findAheadBeside } from './beside-data.ts'

interface Arriving {
  fileName: string
  /** As the device dates the file, by the clock of the device: `2024-06-15T21:30:00+02:00`; what is no such time is none. */
  modified: string | null
}

const MODIFIED = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)([+-]\d\d:\d\d|Z)$/

/** Before anybody has looked into the file. `sent_ahead`: minutes by which the clock of the device is ahead of UTC. */
export function takenOnArrival({ fileName, modified }: Arriving, now: Date): Taken & { sent_ahead: number | null } {
  const device = deviceTime(modified, now)
  const named = fileNameTime(fileName, now)
  const sent_ahead = device?.ahead ?? null
  if (named) return { ...takenAs('name', named, { others: [device], ahead: [sent_ahead] }), sent_ahead }
  if (device) return { ...takenAs('device', device), sent_ahead }
  return { ...takenAs('arrival', { at: isoOf(now), clock: 'utc', ahead: null }), sent_ahead }
}

interface UndatedPhoto {
  id: number
  album_id: number
  original_filename: string
  sent_ahead: number | null
}

/** As the file says; the hour of what is told by Greenwich is that of its name, or of the album's photos beside it. */
export async function takenByFile(ctx: Context, photo: UndatedPhoto, told: ToldTime): Promise<Taken> {
  const named = takenAs('file', told, { others: [fileNameTime(photo.original_filename, ctx.now())] })
  if (told.clock !== 'utc' || named.taken_ahead !== null) return named
  const beside = await findAheadBeside(ctx.db, photo, told.at)
  // What others are told by is not guessed from it.
  return { ...takenAs('file', told, { ahead: [beside, photo.sent_ahead] }), taken_ahead: null }
}

function takenAs(from: Taken['taken_from'], told: ToldTime, hints: Parameters<typeof placeTime>[1] = {}): Taken {
  const { at, isDayOnly, ahead } = placeTime(told, hints)
  return { taken_at: at, taken_from: from, is_day_only: isDayOnly, taken_ahead: from === 'file' ? ahead : null }
}

function deviceTime(modified: string | null, now: Date) {
  const [, at, zone] = MODIFIED.exec(modified ?? '') ?? []
  return at ? toldTime(at, 'place', now, aheadOf(zone)) : null
}

const isoOf = (time: Date) => time.toISOString().slice(0, 19)
