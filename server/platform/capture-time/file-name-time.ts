// When a photo or film was taken, as its name tells where phones, cameras and messengers name files by the time.
import { type ToldTime, toldTime } from './told-time.ts'

/** Nothing that names files so is older; a number that looks like a day before is another number. */
const FIRST_YEAR = 1995

const DAY = String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)`
const DASHED_DAY = String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`
const TIME = String.raw`(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)`
const DIVIDED_TIME = String.raw`(?<hour>\d\d?)(?<by>[.:_-]?)(?<minute>\d\d)\k<by>(?<second>\d\d)`
/** Thousandths, what makes two of one second two, an ending: no further digit of the number itself. */
const END = String.raw`(?:\d{3})?(?!\d)`

/** Where the clock is not that of the place, and where there is no hour, the name of the pattern says so. */
const NAMES: { clock: ToldTime['clock']; name: RegExp }[] = [
  // WhatsApp numbers what was sent on a day.
  { clock: 'day', name: new RegExp(`^(?:IMG|VID|PTT|AUD|STK)-${DAY}-WA\\d{4,6}(?!\\d)`) },
  {
    clock: 'place',
    name: new RegExp(`^WhatsApp (?:Image|Video) ${DASHED_DAY} at ${DIVIDED_TIME}(?!\\d)(?: (?<half>[AP]M))?`),
  },
  // Google's camera has them by Greenwich.
  { clock: 'utc', name: new RegExp(`^PXL_${DAY}_${TIME}${END}`) },
  // Android's cameras and their screenshots; Samsung has no letters before the day.
  {
    clock: 'place',
    name: new RegExp(
      `^(?:(?:IMG|VID|MVIMG|PANO|BURST|PORTRAIT|NIGHT|SL_MO_VID|InShot|VideoCapture|Screenshot|Screen_Recording|Screenrecorder)[_-])?${DAY}[_-]${TIME}${END}`,
    ),
  },
  { clock: 'place', name: new RegExp(`^DJI_${DAY}${TIME}_\\d{4}(?!\\d)`) },
  { clock: 'place', name: new RegExp(`^WP_${DAY}_(?<hour>\\d\\d)_(?<minute>\\d\\d)_(?<second>\\d\\d)_`) },
  { clock: 'day', name: new RegExp(`^WP_${DAY}_\\d{3}(?!\\d)`) },
  // Telegram, Signal, cloud folders that name what they take in, and screenshots of computers.
  {
    clock: 'place',
    name: new RegExp(
      `^(?:photo|video|signal|IMG|VID|C360|Screenshot|Screenrecorder)[_-]${DASHED_DAY}[ _-]${DIVIDED_TIME}(?!\\d)`,
    ),
  },
  {
    clock: 'place',
    name: new RegExp(
      `^(?:Screenshot|Screen Shot|Screen Recording|Screencast|Bildschirmfoto)(?: from| vom)? ${DASHED_DAY}(?: at| um)? ${DIVIDED_TIME}(?!\\d)(?: (?<half>[AP]M))?`,
    ),
  },
  { clock: 'place', name: new RegExp(`^${DASHED_DAY}[ _]${DIVIDED_TIME}(?!\\d)`) },
  {
    clock: 'place',
    name: /^(?:photo|video)_\d{1,6}@(?<day>\d\d)-(?<month>\d\d)-(?<year>\d{4})_(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d)(?!\d)/,
  },
]

/** Names are kept up to 255 letters; what tells a time stands at their beginning. */
const LONGEST_TOLD = 64

/** Null for any other name. */
export function fileNameTime(fileName: string, now: Date): ToldTime | null {
  // Some put a narrow space before AM and PM.
  const name = fileName.slice(0, LONGEST_TOLD).replace(/\s/gu, ' ')
  for (const { clock, name: pattern } of NAMES) {
    const told = pattern.exec(name)?.groups
    if (!told || Number(told.year) < FIRST_YEAR) continue
    const day = `${told.year}-${told.month}-${told.day}`
    const found = toldTime(clock === 'day' ? day : `${day}T${timeOf(told)}`, clock, now)
    if (found) return found
  }
  return null
}

function timeOf({ hour, minute, second, half }: Record<string, string | undefined>) {
  const hours = half ? (Number(hour) % 12) + (half === 'PM' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`
}
