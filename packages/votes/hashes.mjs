// Hashes, signatures and fingerprints as they stand in what is published: in hexadecimal digits and base64.
import { isSignedBy, sha256 } from '#cryptography'

const encoder = new TextEncoder()

/**
 * SHA-256 of a text or bytes, as 64 hexadecimal digits.
 *
 * @param {string | Uint8Array<ArrayBuffer>} content
 */
export const hashOf = async (content) =>
  toHex(await sha256(typeof content === 'string' ? encoder.encode(content) : content))

/**
 * The hash of an entry of a log: SHA-256 of the bytes of the hash before it and of SHA-256 of what it says.
 *
 * @param {string} previous of 64 hexadecimal digits
 * @param {string} payload
 */
export async function hashOfEntry(previous, payload) {
  const bytes = new Uint8Array(64)
  bytes.set(fromHex(previous))
  bytes.set(await sha256(encoder.encode(payload)), 32)
  return hashOf(bytes)
}

/**
 * Whether a text bears the Ed25519 signature of a key, both in base64; false too of what is no key or no signature. Throws
 * where this browser cannot tell.
 *
 * @param {string} text
 * @param {{ publicKey: string, signature: string }} by
 */
export async function isSigned(text, { publicKey, signature }) {
  try {
    const by = { publicKey: fromBase64(publicKey), signature: fromBase64(signature) }
    return await isSignedBy(encoder.encode(text), by)
  } catch (error) {
    if (error instanceof Error && error.name === 'NotSupportedError') throw error
    return false
  }
}

/**
 * SHA-256 of a key, by which one knows it again.
 *
 * @param {string} publicKey SPKI in base64
 */
export const fingerprintOf = (publicKey) => hashOf(fromBase64(publicKey))

/**
 * A fingerprint as people compare it: '9F3C 71AB …', sixteen groups of four.
 *
 * @param {string} fingerprint of 64 hexadecimal digits
 */
export const readableFingerprint = (fingerprint) => (fingerprint.toUpperCase().match(/.{4}/g) ?? []).join(' ')

/**
 * What somebody copied of a hash or a fingerprint, without what stands between its digits.
 *
 * @param {string} copied
 */
export const digitsOf = (copied) => copied.toLowerCase().replace(/[^0-9a-z]/g, '')

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** @param {Uint8Array} bytes */
function toHex(bytes) {
  let digits = ''
  for (const byte of bytes) digits += HEX[byte]
  return digits
}

/** @param {string} digits */
function fromHex(digits) {
  const bytes = new Uint8Array(digits.length >> 1)
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16)
  return bytes
}

/** @param {string} text */
const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
