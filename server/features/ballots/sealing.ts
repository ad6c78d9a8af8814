// How a ballot is sealed: under whose tag it lies, the choice under a key of its box, and the tracker that its voter keeps.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { writeTracker } from '@aerie/votes/tracker'
import type { BoxKeys } from '#platform/vote-keys.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const MARK_BYTES = 16
/** One length for every choice, so that none is told by it; a byte for the number of marks, and one for each. */
const CHOICE_BYTES = 64
/** Where the voter's way in stands, behind the most marks that there can be. */
const WAY_IN_AT = 60

/** What a ballot says. */
export interface BallotContent {
  choices: number[]
  wayIn: number
}

export interface SealedBallot {
  tag: Buffer
  sealed: Buffer
}

export const tagOf = (keys: BoxKeys, memberId: number) =>
  createHmac('sha256', keys.tag).update(String(memberId)).digest()

/** `choices` are places of options from 0 on, `wayIn` the number of the voter's way in: no time stands in a ballot. */
export function seal(keys: BoxKeys, memberId: number, { choices, wayIn }: BallotContent): SealedBallot {
  const tag = tagOf(keys, memberId)
  const nonce = randomBytes(NONCE_BYTES)
  const padded = Buffer.alloc(CHOICE_BYTES)
  padded.set([choices.length, ...choices])
  padded.writeUInt32BE(wayIn, WAY_IN_AT)
  const cipher = createCipheriv(CIPHER, keys.seal, nonce).setAAD(tag)
  const hidden = Buffer.concat([cipher.update(padded), cipher.final()])
  return { tag, sealed: Buffer.concat([nonce, hidden, cipher.getAuthTag()]) }
}

/** Throws where the ballot is not as it was sealed. */
function open(keys: BoxKeys, { tag, sealed }: SealedBallot): BallotContent {
  const decipher = createDecipheriv(CIPHER, keys.seal, sealed.subarray(0, NONCE_BYTES)).setAAD(tag)
  decipher.setAuthTag(sealed.subarray(-MARK_BYTES))
  const padded = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -MARK_BYTES)), decipher.final()])
  return { choices: [...padded.subarray(1, 1 + (padded[0] ?? 0))], wayIn: padded.readUInt32BE(WAY_IN_AT) }
}

/** Null where the ballot is not as it was sealed. */
export function tryToOpen(keys: BoxKeys, ballot: SealedBallot) {
  try {
    return open(keys, ballot)
  } catch {
    return null
  }
}

export const hashOf = ({ tag, sealed }: SealedBallot) => createHash('sha256').update(tag).update(sealed).digest('hex')

/** 80 bits that only its voter and this server find. */
export const trackerOf = (keys: BoxKeys, tag: Buffer) =>
  writeTracker(createHmac('sha256', keys.tracker).update(tag).digest())
