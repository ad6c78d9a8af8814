// The group Ed25519 of Belenios v1: points of prime order and numbers below that order, and how both are written.
import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export type Point = InstanceType<typeof ed25519.Point>

const { Point: EdwardsPoint } = ed25519
/** The generator of the group. */
export const G: Point = EdwardsPoint.BASE
export const ZERO: Point = EdwardsPoint.ZERO
/** The order of the group, a prime a little above 2^252. */
export const ORDER: bigint = EdwardsPoint.Fn.ORDER

/** The number modulo the order, from 0. */
export function reduced(number: bigint): bigint {
  const rest = number % ORDER
  return rest < 0n ? rest + ORDER : rest
}

/** A number below the order that nobody can foresee: 384 random bits, reduced. */
export const randomNumber = (): bigint => reduced(BigInt(`0x${bytesToHex(crypto.getRandomValues(new Uint8Array(48)))}`))

/** The number whose product with this is 1; not for 0. */
export const inverse = (number: bigint): bigint => EdwardsPoint.Fn.inv(reduced(number))

/** G times a secret number, in a time that says nothing of it. */
export const timesBase = (secret: bigint): Point => timesSecret(G, secret)

/** A point times a secret number, in a time that says nothing of it. */
export function timesSecret(point: Point, secret: bigint): Point {
  const number = reduced(secret)
  return number === 0n ? ZERO : point.multiply(number)
}

/** A point times a number that everybody may know; faster. */
export const timesPublic = (point: Point, number: bigint): Point => point.multiplyUnsafe(reduced(number))

/** The same point, with tables that make its multiples faster from now on. */
export function oftenMultiplied(point: Point): Point {
  point.precompute(8, false)
  return point
}
oftenMultiplied(G)

export const sumOf = (points: Iterable<Point>): Point => {
  let sum = ZERO
  for (const point of points) sum = sum.add(point)
  return sum
}

/** A point as Belenios writes it: 64 hexadecimal digits, the highest byte first. */
export const writePoint = (point: Point): string => bytesToHex(point.toBytes().reverse())

/** The point of 64 digits; throws where they are none, not in the one way of writing it, or outside the group of prime order. */
export function readPoint(digits: unknown): Point {
  if (typeof digits !== 'string' || !/^[0-9a-f]{64}$/.test(digits)) throw new TypeError('No point')
  const point = EdwardsPoint.fromBytes(hexToBytes(digits).reverse())
  if (!point.isTorsionFree()) throw new RangeError('A point outside the group')
  return point
}

/** A number as Belenios writes it: decimal digits; throws where it is not written in the one way, or not below the order. */
export function readNumber(digits: unknown): bigint {
  if (typeof digits !== 'string' || !/^(?:0|[1-9]\d{0,77})$/.test(digits)) throw new TypeError('No number')
  const number = BigInt(digits)
  if (number >= ORDER) throw new RangeError('A number beyond the order')
  return number
}

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** SHA-256 of a text, as a number modulo the order. */
export const numberOf = (text: string): bigint => reduced(BigInt(`0x${hashOf(text)}`))

/** SHA-256 of a text in base64 without padding: how Belenios names elections and ballots. */
export const shortHashOf = (text: string): string => toBase64(hashOf(text))

/** A hash of hexadecimal digits, in base64 without padding. */
const toBase64 = (digits: string): string => btoa(String.fromCharCode(...hexToBytes(digits))).replaceAll('=', '')
