// The links in emails that end such emails: signed, so that they need no sign-in, and no row for each.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { MailTopic } from '@aerie/contract/notifications'

const TOPICS = MailTopic.options
const ID_BYTES = 4
const SIGNATURE_BYTES = 16

export interface Claim {
  memberId: number
  topics: MailTopic[]
}

/**
 * 28 characters of base64url for up to eight topics: who, a bit for each topic, and 128 bits of HMAC-SHA256 over both.
 * What was signed when there were fewer topics is shorter, and read all the same.
 */
export function signClaim(key: Buffer, { memberId, topics }: Claim): string {
  const claim = Buffer.alloc(ID_BYTES + Math.ceil(TOPICS.length / 8))
  claim.writeUInt32BE(memberId)
  for (const topic of topics) {
    const { at, bit } = placeOf(TOPICS.indexOf(topic))
    claim.writeUInt8(claim.readUInt8(at) | bit, at)
  }
  return Buffer.concat([claim, signatureOf(key, claim)]).toString('base64url')
}

/** Null for anything that was not signed with this key. */
export function readClaim(key: Buffer, token: string): Claim | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= ID_BYTES + SIGNATURE_BYTES) return null
  const claim = bytes.subarray(0, -SIGNATURE_BYTES)
  if (!timingSafeEqual(signatureOf(key, claim), bytes.subarray(-SIGNATURE_BYTES))) return null
  const isIn = (index: number) => {
    const { at, bit } = placeOf(index)
    return at < claim.length && (claim.readUInt8(at) & bit) !== 0
  }
  return { memberId: claim.readUInt32BE(0), topics: TOPICS.filter((_, index) => isIn(index)) }
}

const placeOf = (index: number) => ({ at: ID_BYTES + (index >> 3), bit: 1 << (index & 7) })

const signatureOf = (key: Buffer, claim: Buffer) =>
  createHmac('sha256', key).update(claim).digest().subarray(0, SIGNATURE_BYTES)
