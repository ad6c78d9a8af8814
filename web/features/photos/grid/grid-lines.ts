// An album as lines under each other: a heading for each day, and the rows of its pictures.
import type { Photo } from '@aerie/contract/photos'
import { writtenDay } from '@aerie/text/dates'
import { justifiedRows, type PictureRow } from './justified-rows.ts'

export interface GridMeasure {
  /** In CSS pixels. */
  width: number
  /** The height of a heading. */
  heading: number
}

/** `height` includes the gap below it, in CSS pixels. */
export type Line = { key: string; height: number } & ({ kind: 'day'; day: string } | { kind: 'row'; row: PictureRow })

const GAP = 6
/** Below this width, that of a phone, the rows are lower. */
const NARROW = 560
const WANTED = 212
const WANTED_NARROW = 118

type GridPhoto = Pick<Photo, 'id' | 'takenAt' | 'width' | 'height'>

/** The photos come in the order of when they were taken. */
export function gridLines(photos: readonly GridPhoto[], { width, heading }: GridMeasure): Line[] {
  const measure = { width, wanted: width < NARROW ? WANTED_NARROW : WANTED, gap: GAP }
  return daysOf(photos).flatMap(({ day, first, shown }): Line[] => [
    { kind: 'day', key: `day ${day} ${first}`, height: heading, day },
    ...justifiedRows(shown, measure).map((row) => ({
      kind: 'row' as const,
      key: `row ${shown[row.first]?.id}`,
      height: row.height + GAP,
      row: { ...row, first: first + row.first },
    })),
  ])
}

/** By the clock of the camera, which knows no zone. */
function daysOf(photos: readonly GridPhoto[]) {
  const days: { day: string; first: number; shown: GridPhoto[] }[] = []
  for (const [at, photo] of photos.entries()) {
    const day = writtenDay(photo.takenAt)
    const last = days.at(-1)
    if (last?.day === day) last.shown.push(photo)
    else days.push({ day, first: at, shown: [photo] })
  }
  return days
}

/** The line in which a photo lies. */
export const lineOf = (lines: readonly Line[], at: number) =>
  lines.findIndex((line) => line.kind === 'row' && at >= line.row.first && at < line.row.first + line.row.places.length)

/** Which photo an arrow key leads to from the one at `at`: across, or to the nearest above or below; undefined at an end. */
export function photoBeside(lines: readonly Line[], at: number, key: string): number | undefined {
  const rows = lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []))
  const count = rows.reduce((sum, { places }) => sum + places.length, 0)
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key]
  if (to !== undefined) return to >= 0 && to < count && to !== at ? to : undefined
  const here = rows.findIndex(({ first, places }) => at >= first && at < first + places.length)
  const middle = middleOf(rows[here]?.places[at - (rows[here]?.first ?? 0)])
  const other = rows[key === 'ArrowUp' ? here - 1 : key === 'ArrowDown' ? here + 1 : -1]
  if (!other) return undefined
  const distances = other.places.map((place) => Math.abs(middleOf(place) - middle))
  return other.first + distances.indexOf(Math.min(...distances))
}

const middleOf = (place: PictureRow['places'][number] | undefined) => (place ? place.left + place.width / 2 : 0)
