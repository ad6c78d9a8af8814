// Round 1 of the ceremony: each trustee's certificate, and the set of them all, which fixes how many there are and how many count.
import * as z from 'zod/mini'
import { hashOf, type Point, readPoint, writePoint, ZERO } from './group.ts'
import { isSignedBy, type Signed, signMessage } from './messages.ts'
import { must, reading } from './refused.ts'
import { keysOf, type TrusteeKeys } from './seeds.ts'

/** The place of a trustee: the index from 1 of so many, of whom `threshold` must turn their keys. */
export type TrusteePlace = { size: number; threshold: number; index: number }

/** All that a set of certificates says; `fingerprint` is what trustees read to each other. */
export type TrusteeSet = {
  size: number
  threshold: number
  members: { verification: Point; encryption: Point }[]
  fingerprint: string
}

const Certificate = z.strictObject({
  context: z.strictObject({
    group: z.literal('Ed25519'),
    size: z.int(),
    threshold: z.int(),
    index: z.int(),
  }),
  verification: z.string(),
  encryption: z.string(),
})

export function makeCertificate(seed: string, { size, threshold, index }: TrusteePlace): Signed {
  const { signing, verification, encryption } = keysOf(seed)
  const context = { group: 'Ed25519', size, threshold, index }
  const message = { context, verification: writePoint(verification), encryption: writePoint(encryption) }
  return signMessage(signing, JSON.stringify(message))
}

/** The two keys of a certificate; refused where it is not that of this place, or not signed by itself. */
export function checkCertificate(certificate: Signed, { size, threshold, index }: TrusteePlace, step = 'round 1') {
  const whose = `The certificate of trustee ${index}`
  const fields = reading(step, `${whose} is malformed.`, () => z.parse(Certificate, JSON.parse(certificate.message)))
  must(JSON.stringify(fields) === certificate.message, step, `${whose} is not written in the one way.`)
  const { context } = fields
  must(
    context.size === size && context.threshold === threshold && context.index === index,
    step,
    `${whose} is for another place, size or threshold.`,
  )
  const keys = reading(step, `${whose} has a key outside the group.`, () => ({
    verification: readPoint(fields.verification),
    encryption: readPoint(fields.encryption),
  }))
  must(!keys.verification.equals(ZERO) && !keys.encryption.equals(ZERO), step, `${whose} has an empty key.`)
  must(isSignedBy(keys.verification, certificate), step, `${whose} is not signed by its own key.`)
  return keys
}

/** The set of certificates in their order; refused where one does not fit the others. */
export function checkSet(certificates: readonly Signed[], step = 'round 2'): TrusteeSet {
  const size = certificates.length
  const [first] = certificates
  must(first !== undefined, step, 'There are no certificates.')
  const { threshold } = reading(step, 'The certificate of trustee 1 is malformed.', () =>
    z.parse(Certificate, JSON.parse(first.message)),
  ).context
  must(threshold >= 1 && threshold <= size, step, 'More must turn their keys than there are.')
  const members = certificates.map((certificate, at) =>
    checkCertificate(certificate, { size, threshold, index: at + 1 }, step),
  )
  const keys = members.flatMap(({ verification, encryption }) => [writePoint(verification), writePoint(encryption)])
  must(new Set(keys).size === keys.length, step, 'The same key stands twice.')
  return { size, threshold, members, fingerprint: fingerprintOf(certificates) }
}

/** SHA-256 of the set as it is written. */
export const fingerprintOf = (certificates: readonly Signed[]): string =>
  hashOf(JSON.stringify(certificates.map(inOrder)))

/** A signed message with its fields in the order in which they are hashed. */
export const inOrder = ({ message, signature: { challenge, response } }: Signed): Signed => ({
  message,
  signature: { challenge, response },
})

/** At which place from 1 the keys stand in the set; refused where they do not. */
export function placeIn(set: TrusteeSet, keys: TrusteeKeys, step: string): number {
  const at = set.members.findIndex(
    ({ verification, encryption }) => verification.equals(keys.verification) && encryption.equals(keys.encryption),
  )
  must(at >= 0, step, 'My own certificate is not in the set.')
  return at + 1
}
