// The links in emails that end such emails: signed, so that they need no sign-in, and no row for each.
import { UnsubscribeTopic } from '@aerie/contract/mail-topics'
import { readSigned, sign } from '#platform/secrets/signed-bytes.ts'

const TOPICS = UnsubscribeTopic.options
const ID_BYTES = 4

export interface Claim {
  memberId: number
  topics: UnsubscribeTopic[]
}

/**
 * 28 characters of base64url for the first eight topics, 30 for those after: who, a bit for each topic up to the last
 * that is set, and the signature over both.
 */
export function signClaim(key: Buffer, { memberId, topics }: Claim): string {
  const places = topics.map((topic) => placeOf(TOPICS.indexOf(topic)))
  const claim = Buffer.alloc(Math.max(ID_BYTES, ...places.map(({ at }) => at)) + 1)
  claim.writeUInt32BE(memberId)
  for (const { at, bit } of places) {
    claim.writeUInt8(claim.readUInt8(at) | bit, at)
  }
  return sign(key, claim)
}

/** Null for anything that was not signed with this key. */
export function readClaim(key: Buffer, token: string): Claim | null {
  const claim = readSigned(key, token)
  if (!claim || claim.length <= ID_BYTES) return null
  const isIn = (index: number) => {
    const { at, bit } = placeOf(index)
    return at < claim.length && (claim.readUInt8(at) & bit) !== 0
  }
  return { memberId: claim.readUInt32BE(0), topics: TOPICS.filter((_, index) => isIn(index)) }
}

const placeOf = (index: number) => ({ at: ID_BYTES + (index >> 3), bit: 1 << (index & 7) })
