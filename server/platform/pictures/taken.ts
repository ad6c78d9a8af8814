// When a picture was taken, as it says itself: EXIF of the camera first, then XMP, as scanners and programs write it.
import exifr from 'exifr'
import type { Metadata } from 'sharp'
import { aheadOf, type ToldTime, toldTime } from '../capture-time/told-time.ts'

/** Of XMP nobody needs more. */
const MOST_XMP_BYTES = 262_144

/** Null where it says nothing that can be. */
export async function readTaken(
  { exif, xmp }: Pick<Metadata, 'exif' | 'xmp'>,
  now = new Date(),
): Promise<ToldTime | null> {
  const tags = await readExif(exif)
  const written = xmp?.subarray(0, MOST_XMP_BYTES).toString() ?? ''
  return (
    exifTime(tags.DateTimeOriginal, tags.OffsetTimeOriginal ?? tags.OffsetTime, now) ??
    xmpTime(written, 'DateTimeOriginal', now) ??
    xmpTime(written, 'DateCreated', now) ??
    exifTime(tags.CreateDate, tags.OffsetTimeDigitized ?? tags.OffsetTime, now) ??
    xmpTime(written, 'CreateDate', now)
  )
}

const PICKED = ['DateTimeOriginal', 'CreateDate', 'OffsetTime', 'OffsetTimeOriginal', 'OffsetTimeDigitized'] as const

/** From the bare EXIF, which every format carries in the same form. */
async function readExif(exif: Buffer | undefined): Promise<Partial<Record<(typeof PICKED)[number], unknown>>> {
  if (!exif) return {}
  // What is not in order says nothing; the picture is none the worse for it.
  const found: unknown = await exifr
    .parse(exif.subarray(exif.indexOf('Exif\0\0') === 0 ? 6 : 0), { pick: [...PICKED], reviveValues: false })
    .catch(() => null)
  return typeof found === 'object' && found !== null ? found : {}
}

const WRITTEN = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d:\d\d)/

/** `2024:10:12 17:30:05`, by the clock of the camera. */
function exifTime(written: unknown, zone: unknown, now: Date): ToldTime | null {
  const [, year, month, day, time] = WRITTEN.exec(String(written ?? '')) ?? []
  if (!time) return null
  return toldTime(`${year}-${month}-${day}T${time}`, 'place', now, aheadOf(typeof zone === 'string' ? zone : undefined))
}

const NAMED = {
  DateTimeOriginal: /\bexif:DateTimeOriginal(?:="|>)([^"<]{4,40})["<]/,
  DateCreated: /\bphotoshop:DateCreated(?:="|>)([^"<]{4,40})["<]/,
  CreateDate: /\bxmp:CreateDate(?:="|>)([^"<]{4,40})["<]/,
}
const DATED = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?([+-]\d\d:\d\d|Z)?)?)?)?$/

/** A year, a month, a day or a time; of a year or month nothing but its first day can be kept. */
function xmpTime(xmp: string, name: keyof typeof NAMED, now: Date): ToldTime | null {
  const [, written = ''] = NAMED[name].exec(xmp) ?? []
  const [, year, month = '01', day = '01', minutes, seconds = ':00', zone] = DATED.exec(written.trim()) ?? []
  if (!year) return null
  const date = `${year}-${month}-${day}`
  // What programs write with `Z` is as often as not the clock of the place.
  return minutes
    ? toldTime(`${date}T${minutes}${seconds}`, 'place', now, zone === 'Z' ? null : aheadOf(zone))
    : toldTime(date, 'day', now)
}
