// The address to which a mail that cannot be delivered comes back: a signed word in it says which mail it was, and to whom.

import { keyedDigest } from '../secrets/codes.ts'
import { readSigned, sign } from '../secrets/signed-bytes.ts'

const DAY_MS = 86_400_000
const ADDRESS_BYTES = 6
const WORD_BYTES = 1 + 2 + ADDRESS_BYTES

/** What the word says: servers may write it in capitals, so that it is in hexadecimal. */
export interface ReturnedMail {
  /** Knows the mailbox, as `addressMark` makes it; it cannot be turned back. */
  mark: string
  /** When the mail left, without a zone: as UTC has it. */
  sentOn: string
  isInvitation: boolean
}

interface Letter {
  to: string
  isInvitation?: boolean
}

/** Of an address in lower case. */
export const addressMark = (key: Buffer, address: string) =>
  keyedDigest(key, `address:${address}`).subarray(0, ADDRESS_BYTES).toString('hex')

/** `bounces` is the mailbox at which they arrive, as in bounces@example.org: the word stands behind a plus sign. */
export function returnPathOf(key: Buffer, bounces: string, { to, isInvitation = false }: Letter, now: Date) {
  const bytes = Buffer.alloc(WORD_BYTES)
  bytes.writeUInt8(isInvitation ? 1 : 0)
  bytes.writeUInt16BE(Math.floor(now.getTime() / DAY_MS), 1)
  bytes.write(addressMark(key, to.toLowerCase()), 3, 'hex')
  const word = Buffer.from(sign(key, bytes), 'base64url').toString('hex')
  const at = bounces.lastIndexOf('@')
  return `${bounces.slice(0, at)}+${word}${bounces.slice(at)}`
}

/** Of the first address in these headers that `returnPathOf` made with this key; null where none is. */
export function readReturnPath(key: Buffer, headers: string[]): ReturnedMail | null {
  for (const header of headers)
    for (const [, word = ''] of header.matchAll(/\+([\da-f]{50})@/gi)) {
      const bytes = readSigned(key, Buffer.from(word, 'hex').toString('base64url'))
      if (bytes?.length === WORD_BYTES) return said(bytes)
    }
  return null
}

const said = (bytes: Buffer): ReturnedMail => ({
  mark: bytes.subarray(3).toString('hex'),
  sentOn: new Date(bytes.readUInt16BE(1) * DAY_MS).toISOString().slice(0, 10),
  isInvitation: bytes.readUInt8() === 1,
})
