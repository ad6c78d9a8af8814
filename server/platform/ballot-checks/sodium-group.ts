// The points of the elections' group in libsodium, several times as fast as the package that judges: bytes, the lowest first.
import { readNumber } from '@aerie/verifiable-elections/group'
import sodium from 'libsodium-wrappers-sumo'

await sodium.ready

export type PointBytes = Uint8Array

const BYTES = 32
/** What lies at no distance from itself: no ciphertext has been added to it yet. */
export const NEUTRAL: PointBytes = Uint8Array.of(1, ...Array<number>(BYTES - 1).fill(0))

/** The point of 64 digits; throws where they are none. Whether it is one of the group is seen when it is multiplied. */
export function readBytes(digits: string): PointBytes {
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new TypeError('No point')
  return Uint8Array.from(Buffer.from(digits, 'hex').reverse())
}

/** As the elections write it: 64 hexadecimal digits, the highest byte first. */
export const writeBytes = (point: PointBytes): string => Buffer.from(point).reverse().toString('hex')

/** A number below the order of the group. */
export const scalarOf = (number: bigint): Uint8Array =>
  Uint8Array.from(Buffer.from(number.toString(16).padStart(2 * BYTES, '0'), 'hex').reverse())

/** Of decimal digits; throws where they are not the one way of writing a number below the order. */
export const readScalar = (digits: string): Uint8Array => scalarOf(readNumber(digits))

/** Throws for 0 as it does for a point that is not of the group, or not written in the one way. */
export const times = (point: PointBytes, scalar: Uint8Array): PointBytes =>
  sodium.crypto_scalarmult_ed25519_noclamp(scalar, point)

/** Throws for 0. */
export const timesGenerator = (scalar: Uint8Array): PointBytes => sodium.crypto_scalarmult_ed25519_base_noclamp(scalar)

/** What a number of 1 adds to a ciphertext. */
export const GENERATOR: PointBytes = timesGenerator(scalarOf(1n))

export const plus = (one: PointBytes, other: PointBytes): PointBytes => sodium.crypto_core_ed25519_add(one, other)

export const minus = (one: PointBytes, other: PointBytes): PointBytes => sodium.crypto_core_ed25519_sub(one, other)
