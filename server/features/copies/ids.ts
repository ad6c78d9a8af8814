// The ids of copies: a month and 32 random bits, so that one tells nothing about the copy, or about another.
import { randomInt } from 'node:crypto'

/** After that many the number of the month begins anew. */
const MONTHS = 256
const OF_A_MONTH = 2 ** 32

/** Since January 2026, in UTC. */
export const monthOf = (time: Date) => (time.getUTCFullYear() - 2_026) * 12 + time.getUTCMonth()

/** Below 2^40. */
export const drawId = (now: Date) => (monthOf(now) % MONTHS) * OF_A_MONTH + randomInt(OF_A_MONTH)

/** The kinds of copies, by their number in the table. */
export const KINDS = {
  photoView: 1,
  photoDownload: 2,
  documentView: 3,
  documentDownload: 4,
  filmView: 5,
  filmDownload: 6,
} as const
export type CopyKind = keyof typeof KINDS

export const kindOf = (number: number): CopyKind =>
  (Object.keys(KINDS) as CopyKind[]).find((kind) => KINDS[kind] === number) ?? 'photoView'
