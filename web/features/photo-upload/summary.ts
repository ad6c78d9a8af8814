// An upload in a few words and figures.
import { formatCount } from '@aerie/text/numbers'
import { counted, plural } from '@aerie/text/plurals'
import { isSent, isSettled, isUnmade, type PhotoEntry, type QueueState } from '#features/photo-queue/entries.ts'

const MB = 1_000_000
const MINUTE_S = 60

export interface Sums {
  files: number
  /** In the album, also those that were there before. */
  arrived: number
  /** Of all that is to be in the album, and how much of it is; in bytes. */
  bytes: number
  sent: number
  isOver: boolean
  /** All that is still to come is made ready by the server. */
  isSent: boolean
}

export function sumsOf(entries: readonly PhotoEntry[]): Sums {
  const wanted = entries.filter(({ state }) => state.kind !== 'failed' || state.mayRetry)
  return {
    files: entries.length,
    arrived: entries.filter(hasArrived).length,
    bytes: wanted.reduce((sum, { file }) => sum + file.size, 0),
    sent: wanted.reduce((sum, entry) => sum + sentOf(entry), 0),
    isOver: entries.every(isSettled),
    isSent: entries.every(isSent),
  }
}

const hasArrived = ({ state: { kind } }: PhotoEntry) => kind === 'in' || kind === 'known'

function sentOf(entry: PhotoEntry) {
  if (hasArrived(entry) || isUnmade(entry)) return entry.file.size
  return 'share' in entry.state ? entry.state.share * entry.file.size : 0
}

export function uploadTitle(
  { isPaused }: Pick<QueueState, 'isPaused'>,
  { files, arrived, isOver, isSent: isAllSent }: Sums,
  isOnline: boolean,
) {
  if (isOver) return arrived === 0 ? 'Nothing was uploaded' : `${items(arrived)} ${plural(arrived, 'is', 'are')} in`
  if (isAllSent) return 'Being made ready'
  if (isPaused) return 'Upload paused'
  return isOnline ? `Uploading ${items(files)}` : 'Upload waits'
}

/** '11 of 24 are in, 139 of 311 MB'. */
export const progressLine = ({ files, arrived, bytes, sent }: Sums) =>
  `${formatCount(arrived)} of ${formatCount(files)} ${plural(arrived, 'is', 'are')} in, ${megabytes(sent, bytes)}`

/** '27 of 42 MB'. */
export const megabytes = (part: number, whole: number) => `${inMb(part)} of ${inMb(whole)} MB`

/** 'about 4 minutes left' at so many bytes in a second; undefined where nothing moves. */
export function timeLeft(bytesLeft: number, rate: number) {
  if (rate <= 0) return undefined
  const minutes = Math.round(bytesLeft / rate / MINUTE_S)
  if (minutes < 1) return 'less than a minute left'
  return `about ${minutes} ${plural(minutes, 'minute')} left`
}

const inMb = (bytes: number) => {
  const amount = bytes / MB
  return formatCount(amount < 10 ? Math.ceil(amount * 10) / 10 : Math.round(amount))
}

const items = (count: number) => counted(count, 'item')
