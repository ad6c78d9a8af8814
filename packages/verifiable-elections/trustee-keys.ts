// The key of one trustee who stands for himself, with a proof that he knows its secret: the server's own share in each contest.
import * as z from 'zod/mini'
import { Proof } from './ballot-shape.ts'
import { type Point, randomNumber, readPoint, timesBase, writePoint } from './group.ts'
import { proveSecret, provesSecret } from './proofs.ts'
import { must, reading } from './refused.ts'

export const PublicKey = z.strictObject({ pok: Proof, public_key: z.string() })
export type PublicKey = z.infer<typeof PublicKey>

const provenText = (key: string) => (commitment: Point) => `pok|Ed25519|${key}|${writePoint(commitment)}`

/** A fresh key. The secret opens what is sealed for it, together with the other trustees'. */
export function makeTrusteeKey(): { secret: bigint; publicKey: PublicKey } {
  const secret = randomNumber()
  return { secret, publicKey: proveTrusteeKey(secret) }
}

export function proveTrusteeKey(secret: bigint): PublicKey {
  const key = writePoint(timesBase(secret))
  return { pok: proveSecret(secret, provenText(key)), public_key: key }
}

/** The key as a point; refused where its owner does not prove that he knows its secret. */
export function checkTrusteeKey({ pok, public_key }: PublicKey, step: string, whose: string): Point {
  const key = reading(step, `The key of ${whose} is not in the group.`, () => readPoint(public_key))
  must(provesSecret(pok, key, provenText(public_key)), step, `${whose} does not prove the key.`)
  return key
}
