// SHA-256 and Ed25519 by Web Cryptography, as browsers have it.

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/**
 * Throws a NotSupportedError where this browser knows no Ed25519.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {{ publicKey: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer> }} by `publicKey` in SPKI
 */
export async function isSignedBy(bytes, { publicKey, signature }) {
  const key = await crypto.subtle.importKey('spki', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, bytes)
}
