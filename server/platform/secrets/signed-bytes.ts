// Bytes with a signature, as one word that can be handed out and recognised when it comes back.
import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE_BYTES = 16

/** The bytes and 128 bits of HMAC-SHA256 over them, in base64url. */
export const sign = (key: Buffer, bytes: Buffer) =>
  Buffer.concat([bytes, signatureOf(key, bytes)]).toString('base64url')

/** The bytes of what `sign` made with this key; null for anything else. */
export function readSigned(key: Buffer, word: string): Buffer | null {
  const all = Buffer.from(word, 'base64url')
  if (all.length <= SIGNATURE_BYTES) return null
  const bytes = all.subarray(0, -SIGNATURE_BYTES)
  return timingSafeEqual(signatureOf(key, bytes), all.subarray(-SIGNATURE_BYTES)) ? bytes : null
}

const signatureOf = (key: Buffer, bytes: Buffer) =>
  createHmac('sha256', key).update(bytes).digest().subarray(0, SIGNATURE_BYTES)
