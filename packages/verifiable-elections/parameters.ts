// A committee whose ceremony is done, as it stands in every archive: certificates, coefficients, signatures and keys of all.
import * as z from 'zod/mini'
import { Proof } from './ballot-shape.ts'
import { checkSet, inOrder, placeIn, type TrusteeSet } from './certificates.ts'
import { type Point, readNumber, sumOf, timesBase, writePoint, ZERO } from './group.ts'
import { receiveFrom, Signed } from './messages.ts'
import { must, Refused } from './refused.ts'
import { keysOf } from './seeds.ts'
import { checkCoefficients, checkShares, type Shares } from './shares.ts'
import { type Acknowledgement, checkVerificationKey, VerificationKey } from './verification-keys.ts'

/** The fields stand in this order. */
export const Parameters = z.strictObject({
  threshold: z.int(),
  certs: z.array(Signed),
  coefexps: z.array(Signed),
  signatures: z.array(Proof),
  verification_keys: z.array(VerificationKey),
})
export type Parameters = z.infer<typeof Parameters>

/** What a set is good for: the key that ballots are sealed for, and with it those of its members, who open together. */
export type CheckedParameters = { set: TrusteeSet; key: Point; keys: Point[] }

/** The parameters of all three rounds; refused where one message does not fit. */
export function makeParameters(
  certificates: readonly Signed[],
  shares: readonly Shares[],
  acknowledgements: readonly Acknowledgement[],
): Parameters {
  const step = 'parameters'
  const set = checkSet(certificates, step)
  must(shares.length === set.size && acknowledgements.length === set.size, step, 'A trustee has not sent everything.')
  const points = shares.map((sent, at) => checkShares(certificates, at + 1, sent, step))
  for (const [at, { public_key }] of acknowledgements.entries())
    checkVerificationKey(set, points, { index: at + 1, key: public_key }, step)
  return {
    threshold: set.threshold,
    certs: certificates.map(inOrder),
    coefexps: shares.map(({ coefexps }) => inOrder(coefexps)),
    signatures: shares.map(({ signature }) => signature),
    verification_keys: acknowledgements.map(({ public_key }) => public_key),
  }
}

/** Everything that can be seen of a set without a secret, checked again as anybody who counts does. */
export function checkParameters(parameters: Parameters, step = 'trustees'): CheckedParameters {
  const { certs, coefexps, signatures, verification_keys, threshold } = parameters
  const set = checkSet(certs, step)
  must(set.threshold === threshold, step, 'As many must turn their keys as the certificates say.')
  must(
    [coefexps, signatures, verification_keys].every(({ length }) => length === set.size),
    step,
    'There is not one message of each trustee.',
  )
  const points = coefexps.map((coefexp, at) => {
    const signature = signatures[at] ?? { challenge: '', response: '' }
    return checkCoefficients(certs, set, { index: at + 1, coefexps: coefexp, signature }, step)
  })
  const keys = verification_keys.map((key, at) => checkVerificationKey(set, points, { index: at + 1, key }, step))
  return { set, key: sumOf(points.map(([constant]) => constant ?? ZERO)), keys }
}

const SealedKey = z.strictObject({ decryption_key: z.string() })

/**
 * The key of a trustee, opened by his seed, and his place from 1; refused where the seed is not his, or the sealed key is not
 * the published one.
 */
export async function openKey(
  seed: string,
  parameters: Parameters,
  sealed: string,
): Promise<{ place: number; secret: bigint }> {
  const step = 'decryption'
  const { set, keys: published } = checkParameters(parameters, step)
  const keys = keysOf(seed)
  const place = placeIn(set, keys, step)
  const { message } = await receiveFrom(keys.verification, keys, sealed).catch(() => {
    throw new Refused(step, 'The sealed key does not open with these words.')
  })
  const secret = readSecret(message)
  const expected = published[place - 1]
  must(
    secret !== null && expected !== undefined && writePoint(timesBase(secret)) === writePoint(expected),
    step,
    'The sealed key is not the published one.',
  )
  return { place, secret }
}

function readSecret(message: string): bigint | null {
  try {
    return readNumber(z.parse(SealedKey, JSON.parse(message)).decryption_key)
  } catch {
    return null
  }
}
