// Round 2 of the ceremony: each trustee's polynomial, published as points, and the share of each other, sealed for him alone.
import * as z from 'zod/mini'
import { Proof } from './ballot-shape.ts'
import { checkSet, inOrder, placeIn, type TrusteeSet } from './certificates.ts'
import {
  type Point,
  randomNumber,
  readNumber,
  readPoint,
  reduced,
  sumOf,
  timesBase,
  timesPublic,
  writePoint,
  ZERO,
} from './group.ts'
import { isSignedBy, readEnvelope, Signed, sendTo, signMessage } from './messages.ts'
import { must, reading } from './refused.ts'
import { keysOf } from './seeds.ts'

/** What a trustee sends in round 2; the fields stand in this order. */
export const Shares = z.strictObject({
  polynomial: z.string(),
  secrets: z.array(z.string()),
  coefexps: Signed,
  signature: Proof,
})
export type Shares = z.infer<typeof Shares>

const Coefficients = z.strictObject({ coefexps: z.array(z.string()) })
const Secret = z.strictObject({ secret: z.string() })

/** The polynomial of a trustee and the shares of all, over this very set; refused where he does not stand in it. */
export async function makeShares(seed: string, certificates: readonly Signed[]): Promise<Shares> {
  const set = checkSet(certificates, 'round 2')
  const keys = keysOf(seed)
  placeIn(set, keys, 'round 2')
  const polynomial = Array.from({ length: set.threshold }, randomNumber)
  const points = polynomial.map((coefficient) => writePoint(timesBase(coefficient)))
  const secrets: string[] = []
  for (const [at, { encryption }] of set.members.entries())
    secrets.push(
      await sendTo(keys.signing, encryption, JSON.stringify({ secret: String(valueAt(polynomial, at + 1)) })),
    )
  return {
    polynomial: await sendTo(keys.signing, keys.encryption, JSON.stringify({ polynomial: polynomial.map(String) })),
    secrets,
    coefexps: signMessage(keys.signing, JSON.stringify({ coefexps: points })),
    signature: signMessage(keys.signing, setText(certificates, points)).signature,
  }
}

/** What a trustee signs of the set: every certificate, and his own points. */
const setText = (certificates: readonly Signed[], coefexps: readonly string[]) =>
  `certs_sig|${JSON.stringify({ certs: certificates.map(inOrder), coefexps })}`

/** The points of trustee `index`; refused where they are not his, not over this set, or not as many as must turn their keys. */
export function checkCoefficients(
  certificates: readonly Signed[],
  set: TrusteeSet,
  { index, coefexps, signature }: { index: number; coefexps: Signed; signature: Shares['signature'] },
  step: string,
): Point[] {
  const verification = set.members[index - 1]?.verification ?? ZERO
  must(
    isSignedBy(verification, coefexps),
    step,
    `The coefficients of trustee ${index} are not signed by trustee ${index}.`,
  )
  const points = reading(step, `The coefficients of trustee ${index} are malformed.`, () => {
    const fields = z.parse(Coefficients, JSON.parse(coefexps.message))
    must(
      JSON.stringify(fields) === coefexps.message,
      step,
      `The coefficients of trustee ${index} are not written in the one way.`,
    )
    return fields.coefexps
  })
  must(
    points.length === set.threshold,
    step,
    `Trustee ${index} sent ${points.length} coefficients instead of ${set.threshold}.`,
  )
  must(
    isSignedBy(verification, { message: setText(certificates, points), signature }),
    step,
    `Trustee ${index} did not sign this set of certificates.`,
  )
  return reading(step, `The coefficients of trustee ${index} are not in the group.`, () => points.map(readPoint))
}

/** The points of what a trustee sent in round 2; his shares can be checked by their receivers alone. */
export function checkShares(
  certificates: readonly Signed[],
  index: number,
  { secrets, coefexps, signature }: Shares,
  step = 'round 2',
): Point[] {
  const set = checkSet(certificates, step)
  must(secrets.length === set.size, step, `Trustee ${index} sent ${secrets.length} shares instead of ${set.size}.`)
  return checkCoefficients(certificates, set, { index, coefexps, signature }, step)
}

/** G times the value of the polynomial at a place, reckoned from its published points. */
export function valueInPoints(points: readonly Point[], place: number): Point {
  let power = 1n
  const parts: Point[] = []
  for (const point of points) {
    parts.push(timesPublic(point, power))
    power = reduced(power * BigInt(place))
  }
  return sumOf(parts)
}

function valueAt(polynomial: readonly bigint[], place: number) {
  return polynomial.reduceRight((sum, coefficient) => reduced(sum * BigInt(place) + coefficient), 0n)
}

/** What the receiver of a share that does not fit shows: who gave it to whom, and the envelope that its giver signed. */
export const Complaint = z.strictObject({ dealer: z.int(), receiver: z.int(), envelope: Signed })
export type Complaint = z.infer<typeof Complaint>

/** Whether a complaint proves its dealer wrong: he signed a share for that receiver that does not fit his published points. */
export function provesWrong(
  certificates: readonly Signed[],
  shares: readonly Shares[],
  { dealer, receiver, envelope }: Complaint,
): boolean {
  const set = checkSet(certificates, 'complaint')
  const given = shares[dealer - 1]
  const from = set.members[dealer - 1]
  const to = set.members[receiver - 1]
  if (!(given && from && to && isSignedBy(from.verification, envelope))) return false
  const points = checkShares(certificates, dealer, given, 'complaint')
  try {
    const { recipient, message } = readEnvelope(envelope)
    return recipient === writePoint(to.encryption) && !fits(readShare(message), valueInPoints(points, receiver))
  } catch {
    return false
  }
}

/** The number of a share; null where it is none. */
export function readShare(message: string): bigint | null {
  try {
    return readNumber(z.parse(Secret, JSON.parse(message)).secret)
  } catch {
    return null
  }
}

/** Whether a share is the one that the published points promise. */
export const fits = (share: bigint | null, expected: Point): share is bigint =>
  share !== null && timesBase(share).equals(expected)
