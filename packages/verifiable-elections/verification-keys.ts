// Round 3 of the ceremony: each trustee checks every share he was given, and shows the key that follows from them.
import * as z from 'zod/mini'
import { Proof } from './ballot-shape.ts'
import { checkSet, placeIn, type TrusteeSet } from './certificates.ts'
import { type Point, reduced, sumOf, writePoint, ZERO } from './group.ts'
import { isSignedBy, receiveFrom, Signed, sendTo, signMessage } from './messages.ts'
import { must, Refused } from './refused.ts'
import { keysOf, type TrusteeKeys } from './seeds.ts'
import { type Complaint, checkCoefficients, fits, readShare, type Shares, valueInPoints } from './shares.ts'
import { checkTrusteeKey, proveTrusteeKey } from './trustee-keys.ts'

/** What the server hands a trustee in round 3: his own polynomial, and of each trustee his share, points and signature. */
export const Received = z.strictObject({
  polynomial: z.string(),
  secrets: z.array(z.string()),
  coefexps: z.array(Signed),
  signatures: z.array(Proof),
})
export type Received = z.infer<typeof Received>

export const VerificationKey = z.strictObject({ pok: Proof, public_key: z.string(), signature: z.optional(Proof) })
export type VerificationKey = z.infer<typeof VerificationKey>

/** What a trustee sends in round 3: his key sealed for himself, and what others know of it. */
export const Acknowledgement = z.strictObject({ private_key: z.string(), public_key: VerificationKey })
export type Acknowledgement = z.infer<typeof Acknowledgement>

/** What trustee `index` is handed of all that was sent in round 2. */
export const receivedBy = (shares: readonly Shares[], index: number): Received => ({
  polynomial: shares[index - 1]?.polynomial ?? '',
  secrets: shares.map(({ secrets }) => secrets[index - 1] ?? ''),
  coefexps: shares.map(({ coefexps }) => coefexps),
  signatures: shares.map(({ signature }) => signature),
})

/** Thrown where a share opens, is signed, and does not fit: who holds it can prove it. */
export class WrongShare extends Refused {
  readonly complaint: Complaint
  constructor(complaint: Complaint) {
    const { dealer, receiver } = complaint
    super(
      'round 3',
      `The share from trustee ${dealer} to trustee ${receiver} does not fit what trustee ${dealer} published.`,
    )
    this.complaint = complaint
  }
}

/** Refused where one share does not open, is not signed by its giver, or does not fit (`WrongShare`). */
export async function acknowledge(
  seed: string,
  certificates: readonly Signed[],
  received: Received,
): Promise<Acknowledgement> {
  const step = 'round 3'
  const set = checkSet(certificates, step)
  const keys = keysOf(seed)
  const receiver = placeIn(set, keys, step)
  const { secrets, coefexps, signatures } = received
  must(
    [secrets, coefexps, signatures].every(({ length }) => length === set.size),
    step,
    'There is not one share of each trustee.',
  )
  let key = 0n
  for (const [at, coefexp] of coefexps.entries()) {
    const dealer = at + 1
    const signature = signatures[at] ?? { challenge: '', response: '' }
    const points = checkCoefficients(certificates, set, { index: dealer, coefexps: coefexp, signature }, step)
    const expected = valueInPoints(points, receiver)
    key = reduced(key + (await openShare(set, keys, { dealer, receiver, sealed: secrets[at] ?? '', expected })))
  }
  const publicKey = proveTrusteeKey(key)
  return {
    private_key: await sendTo(keys.signing, keys.encryption, JSON.stringify({ decryption_key: String(key) })),
    public_key: { ...publicKey, signature: signMessage(keys.signing, publicKey.public_key).signature },
  }
}

async function openShare(
  set: TrusteeSet,
  keys: TrusteeKeys,
  { dealer, receiver, sealed, expected }: { dealer: number; receiver: number; sealed: string; expected: Point },
) {
  const verification = set.members[dealer - 1]?.verification ?? ZERO
  const { message, envelope } = await receiveFrom(verification, keys, sealed).catch(() => {
    throw new Refused('round 3', `Trustee ${receiver} cannot open the share from trustee ${dealer}.`)
  })
  const share = readShare(message)
  if (!fits(share, expected)) throw new WrongShare({ dealer, receiver, envelope })
  return share
}

/** The key of trustee `index` as it follows from all points that were published. */
const keyFromPoints = (points: readonly (readonly Point[])[], index: number): Point =>
  sumOf(points.map((of) => valueInPoints(of, index)))

/** Refused where the key does not follow from the points, is not proved, or not signed by its trustee. */
export function checkVerificationKey(
  set: TrusteeSet,
  points: readonly (readonly Point[])[],
  { index, key }: { index: number; key: VerificationKey },
  step: string,
): Point {
  must(
    key.public_key === writePoint(keyFromPoints(points, index)),
    step,
    `The key of trustee ${index} does not follow from the coefficients.`,
  )
  const point = checkTrusteeKey(key, step, `Trustee ${index}`)
  const verification = set.members[index - 1]?.verification ?? ZERO
  must(
    key.signature !== undefined && isSignedBy(verification, { message: key.public_key, signature: key.signature }),
    step,
    `The key of trustee ${index} is not signed by trustee ${index}.`,
  )
  return point
}
