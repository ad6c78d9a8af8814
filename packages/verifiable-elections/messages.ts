// What trustees send each other through a server that they need not trust: signed by one, sealed for one.

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import { Proof } from './ballot-shape.ts'
import { hashOf, type Point, randomNumber, readPoint, timesBase, timesSecret, writePoint } from './group.ts'
import { proveSecret, provesSecret } from './proofs.ts'
import type { TrusteeKeys } from './seeds.ts'

export const Signed = z.strictObject({ message: z.string(), signature: Proof })
export type Signed = z.infer<typeof Signed>

const signedText = (message: string) => (commitment: Point) => `sigmsg|${message}|${writePoint(commitment)}`

export const signMessage = (signing: bigint, message: string): Signed => ({
  message,
  signature: proveSecret(signing, signedText(message)),
})

/** Whether the owner of the verification key signed it. */
export const isSignedBy = (verification: Point, { message, signature }: Signed): boolean =>
  provesSecret(signature, verification, signedText(message))

const Sealed = z.strictObject({
  algorithm: z.literal('AES-GCM'),
  alpha: z.string(),
  beta: z.string(),
  data: z.string().check(z.regex(/^(?:[0-9a-f]{2})*$/)),
})
const Envelope = z.strictObject({ recipient: z.string(), message: z.string() })

/** A message that only the owner of the encryption key can open, signed by the sender: text. */
export const sendTo = (signing: bigint, encryption: Point, message: string): Promise<string> =>
  seal(encryption, JSON.stringify(signMessage(signing, JSON.stringify({ recipient: writePoint(encryption), message }))))

/**
 * What a sealed message says, with the signed envelope, which shows others what its sender signed. Throws where it was not
 * sealed for these keys, signed by another, or meant for another.
 */
export async function receiveFrom(
  verification: Point,
  keys: TrusteeKeys,
  sealed: string,
): Promise<{ message: string; envelope: Signed }> {
  const envelope = z.parse(Signed, JSON.parse(await open(keys.opening, sealed)))
  if (!isSignedBy(verification, envelope)) throw new Error('not signed by its sender')
  const { recipient, message } = z.parse(Envelope, JSON.parse(envelope.message))
  if (recipient !== writePoint(keys.encryption)) throw new Error('meant for somebody else')
  return { message, envelope }
}

/** What an envelope says and for whom, to those who judge a complaint. Throws where it is none. */
export const readEnvelope = (envelope: Signed): { recipient: string; message: string } =>
  z.parse(Envelope, JSON.parse(envelope.message))

async function seal(encryption: Point, text: string) {
  const random = randomNumber()
  const shared = timesBase(randomNumber())
  const alpha = writePoint(timesBase(random))
  const beta = writePoint(timesSecret(encryption, random).add(shared))
  const key = await keyOf(shared, 'encrypt')
  const data = await crypto.subtle.encrypt(ivOf(alpha), key, new TextEncoder().encode(text))
  return JSON.stringify({ algorithm: 'AES-GCM', alpha, beta, data: bytesToHex(new Uint8Array(data)) })
}

async function open(opening: bigint, sealed: string) {
  const { alpha, beta, data } = z.parse(Sealed, JSON.parse(sealed))
  const shared = readPoint(beta).subtract(timesSecret(readPoint(alpha), opening))
  const key = await keyOf(shared, 'decrypt')
  return new TextDecoder().decode(await crypto.subtle.decrypt(ivOf(alpha), key, bytesOf(data)))
}

const keyOf = (shared: Point, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', bytesOf(hashOf(`key|${writePoint(shared)}`)), 'AES-GCM', false, [use])

const ivOf = (alpha: string) => ({ name: 'AES-GCM', iv: bytesOf(hashOf(`iv|${alpha}`)) })

const bytesOf = (digits: string) => new Uint8Array(hexToBytes(digits))
