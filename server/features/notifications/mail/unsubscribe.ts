// The links in letters that end such letters: signed, so that they need no sign-in, and no row for each.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { NotificationKind } from '@aerie/contract/notifications'

const KINDS = NotificationKind.options
const CLAIM_BYTES = 5
const SIGNATURE_BYTES = 16

export interface Claim {
  memberId: number
  kinds: NotificationKind[]
}

/** 28 characters of base64url: who, which kinds, and 128 bits of HMAC-SHA256 over both. */
export function signClaim(key: Buffer, { memberId, kinds }: Claim): string {
  const claim = Buffer.alloc(CLAIM_BYTES)
  claim.writeUInt32BE(memberId)
  claim.writeUInt8(
    kinds.reduce((bits, kind) => bits | (1 << KINDS.indexOf(kind)), 0),
    4,
  )
  return Buffer.concat([claim, signatureOf(key, claim)]).toString('base64url')
}

/** Null for anything that was not signed with this key. */
export function readClaim(key: Buffer, token: string): Claim | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== CLAIM_BYTES + SIGNATURE_BYTES) return null
  const claim = bytes.subarray(0, CLAIM_BYTES)
  if (!timingSafeEqual(signatureOf(key, claim), bytes.subarray(CLAIM_BYTES))) return null
  const bits = claim.readUInt8(4)
  return { memberId: claim.readUInt32BE(0), kinds: KINDS.filter((_, i) => bits & (1 << i)) }
}

const signatureOf = (key: Buffer, claim: Buffer) =>
  createHmac('sha256', key).update(claim).digest().subarray(0, SIGNATURE_BYTES)
