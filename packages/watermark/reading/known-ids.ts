// Compares what was read with the words of copies that were handed out: needs far less of the mark than decoding does.
import { onFirstUse } from '@aerie/text/on-first-use'
import { CODE_BITS, encode, PAYLOAD_BITS, tagOf } from '../code.ts'
import type { CopiesOfPhoto } from './finding.ts'

const PAYLOAD_BYTES = PAYLOAD_BITS / 8
const WORD_BYTES = CODE_BITS / 8
const VALUES = 256
const ID_BYTES = 5

/** The payloads of ids, eight bytes each. */
export function payloadsOf(secret: Uint8Array, ids: Float64Array): Uint8Array {
  const payloads = Buffer.alloc(ids.length * PAYLOAD_BYTES)
  for (const [i, id] of ids.entries()) {
    payloads.writeUIntBE(id, i * PAYLOAD_BYTES, ID_BYTES)
    payloads.writeUIntBE(tagOf(secret, id), i * PAYLOAD_BYTES + ID_BYTES, PAYLOAD_BYTES - ID_BYTES)
  }
  return payloads
}

/**
 * The rho of each payload. The code is linear, so that a word is the sum, modulo 2, of one table row for each byte of its
 * payload; and of each byte of a word the soft bits are summed up beforehand.
 */
export function rhoOfEach(soft: Float64Array, payloads: Uint8Array): Float32Array {
  const rows = wordTable()
  const sums = sumsOfBytes(soft)
  const energy = soft.reduce((sum, value) => sum + value * value, 0)
  const scale = energy > 0 ? 1 / Math.sqrt(energy) : 0
  const found = new Float32Array(payloads.length / PAYLOAD_BYTES)
  const word = new Uint32Array(WORD_BYTES / 4)
  const bytes = new Uint8Array(word.buffer)
  for (let i = 0; i < found.length; i++) {
    word.fill(0)
    for (let at = 0; at < PAYLOAD_BYTES; at++) {
      const row = (at * VALUES + (payloads[i * PAYLOAD_BYTES + at] ?? 0)) * word.length
      for (let part = 0; part < word.length; part++) word[part] = (word[part] ?? 0) ^ (rows[row + part] ?? 0)
    }
    let sum = 0
    for (let at = 0; at < WORD_BYTES; at++) sum += sums[at * VALUES + (bytes[at] ?? 0)] ?? 0
    found[i] = sum * scale
  }
  return found
}

/** For each byte of a payload and each of its values the word of that byte alone, 768 bits. */
const wordTable = onFirstUse(() => {
  const words = new Uint8Array(PAYLOAD_BYTES * VALUES * WORD_BYTES)
  const bits = new Uint8Array(PAYLOAD_BITS)
  for (let at = 0; at < PAYLOAD_BYTES; at++)
    for (let value = 0; value < VALUES; value++) {
      for (let bit = 0; bit < 8; bit++) bits[at * 8 + bit] = (value >> (7 - bit)) & 1
      const start = (at * VALUES + value) * WORD_BYTES
      for (const [place, sign] of encode(bits).entries())
        if (sign < 0) words[start + (place >> 3)] = (words[start + (place >> 3)] ?? 0) | (1 << (place & 7))
      bits.fill(0, at * 8, at * 8 + 8)
    }
  return new Uint32Array(words.buffer)
})

/** For each byte of a word and each of its values the sum of its soft bits, a 1 counting as −1. */
function sumsOfBytes(soft: Float64Array) {
  const sums = new Float64Array(WORD_BYTES * VALUES)
  for (let at = 0; at < WORD_BYTES; at++)
    for (let value = 0; value < VALUES; value++) {
      let sum = 0
      for (let bit = 0; bit < 8; bit++)
        sum += (value >> bit) & 1 ? -(soft[at * 8 + bit] ?? 0) : (soft[at * 8 + bit] ?? 0)
      sums[at * VALUES + value] = sum
    }
  return sums
}

/** The copies that were marked with a key. */
export function copiesOfKey({ ids, memberIds, keyIds }: CopiesOfPhoto, keyId: number): CopiesOfPhoto {
  const isOfKey = (_: number, at: number) => keyIds[at] === keyId
  return { ids: ids.filter(isOfKey), memberIds: memberIds.filter(isOfKey), keyIds: keyIds.filter((id) => id === keyId) }
}

export function countMembersWithSeveral(memberIds: Int32Array) {
  const counts = new Map<number, number>()
  for (const memberId of memberIds) counts.set(memberId, (counts.get(memberId) ?? 0) + 1)
  return [...counts.values()].filter((count) => count > 1).length
}

export interface MemberScore {
  memberId: number
  copies: number
  score: number
}

/**
 * Σ rho/√n over the n copies of each member: averaging one's own copies weakens each and leaves the sum. Only of members of
 * whom it is higher than the rho of each single copy.
 */
export function scoresOfMembers(rhos: Float32Array, memberIds: Int32Array): MemberScore[] {
  const members = new Map<number, { sum: number; copies: number; highest: number }>()
  for (const [i, rho] of rhos.entries()) {
    const memberId = memberIds[i] ?? 0
    const { sum, copies, highest } = members.get(memberId) ?? { sum: 0, copies: 0, highest: -Infinity }
    members.set(memberId, { sum: sum + rho, copies: copies + 1, highest: Math.max(highest, rho) })
  }
  return Array.from(members)
    .map(([memberId, { sum, copies, highest }]) => ({ memberId, copies, score: sum / Math.sqrt(copies), highest }))
    .filter(({ score, highest }) => score > highest)
    .map(({ memberId, copies, score }) => ({ memberId, copies, score }))
}
