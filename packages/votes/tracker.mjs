// Trackers, by which a voter finds his ballot among those that are published: as they are written, and as somebody copies them.

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LENGTH = 16
/** Of which the letters are made: 80 bits. */
const BYTES = 10

/**
 * Such as K7QF-2MXN-6RTC-W3DA, made of the first ten bytes.
 *
 * @param {Uint8Array} secret that whoever counts keeps of this ballot
 */
export function writeTracker(secret) {
  let bits = 0n
  for (const byte of secret.subarray(0, BYTES)) bits = (bits << 8n) | BigInt(byte)
  let letters = ''
  for (; letters.length < LENGTH; bits >>= 5n) letters = `${BASE32[Number(bits & 31n)]}${letters}`
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/**
 * What somebody copied of a tracker, without what stands between its letters.
 *
 * @param {string} copied
 */
export const lettersOf = (copied) => copied.toUpperCase().replace(/[^A-Z2-7]/g, '')
