// The quick comparison with known copies says what the slow one would; and what ids have in common accuses nobody.
import { expect, test } from 'vitest'
import { encode, payloadOf } from '../code.ts'
import { copiesOfKey, countMembersWithSeveral, payloadsOf, rhoOfEach, scoresOfMembers } from './known-ids.ts'
import { rhoBeyond } from './shared-steps.ts'
import { correlate } from './soft-bits.ts'

const secret = new Uint8Array(32).fill(7)
const normal = randomNormal(3)
const noise = (sigma: number) => Float64Array.from({ length: 768 }, () => sigma * normal())

/** The same numbers each time, by adding uniform ones. */
function randomNormal(seed: number) {
  let state = seed
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return () => Array.from({ length: 12 }, uniform).reduce((sum, value) => sum + value, -6)
}

/** A reading of a copy: its word, and noise. */
const readingOf = (id: number, sigma: number) =>
  noise(sigma).map((value, at) => value + (encode(payloadOf(secret, id))[at] ?? 0))

test('the rho of each id', () => {
  const ids = Float64Array.of(0, 1, 2 ** 40 - 1, 0x12_3456_789a)
  const soft = noise(1)
  const rhos = rhoOfEach(soft, payloadsOf(secret, ids))
  for (const [i, id] of ids.entries()) expect(rhos[i]).toBeCloseTo(correlate(soft, encode(payloadOf(secret, id))), 4)
})

test('a copy stands out of ten thousand others, through noise four times as strong', () => {
  const ids = Float64Array.from({ length: 10_000 }, (_, i) => 10 * 2 ** 32 + ((i * 2_654_435_761) % 2 ** 32))
  const rhos = rhoOfEach(readingOf(ids[4_321] ?? 0, 4), payloadsOf(secret, ids))
  expect(rhos.indexOf(Math.max(...rhos))).toBe(4_321)
  expect(Math.max(...rhos.filter((_, i) => i !== 4_321))).toBeLessThan(5.5)
})

test('nothing was read: no rho', () => {
  expect([...rhoOfEach(new Float64Array(768), payloadsOf(secret, Float64Array.of(5)))]).toEqual([0])
})

test('an id that begins like the one in the picture has nothing of its own in it', () => {
  const [inPicture, innocent, both] = [0x0a_1234_5678, 0x0a_1234_5699, 0x0a_9876_5432]
  const payload = (id: number) => payloadOf(secret, id)
  const beyond = (soft: Float64Array, id: number) =>
    rhoBeyond(soft, encode(payload(id)), payload(id), [payload(inPicture)])
  const soft = readingOf(inPicture, 0.3)
  expect(correlate(soft, encode(payload(innocent)))).toBeGreaterThan(8)
  expect(Math.abs(beyond(soft, innocent))).toBeLessThan(4)
  expect(beyond(soft, inPicture)).toBe(0)
  const mixed = readingOf(both, 0.3).map((value, at) => (value + (soft[at] ?? 0)) / 2)
  expect(beyond(mixed, both)).toBeGreaterThan(12)
})

test('who averages his own copies is found by their sum', () => {
  const rhos = Float32Array.of(5, 6, 5.5, 5, 1, -1, 0.5, 7)
  const memberIds = Int32Array.of(1, 1, 1, 1, 2, 2, 2, 3)
  // A single copy, however clear, is no sum.
  expect(scoresOfMembers(rhos, memberIds)).toEqual([{ memberId: 1, copies: 4, score: expect.closeTo(10.75, 2) }])
  expect(countMembersWithSeveral(memberIds)).toBe(2)
})

test('copies are compared with the key that marked them', () => {
  const copies = { ids: Float64Array.of(1, 2, 3), memberIds: Int32Array.of(7, 8, 9), keyIds: Int16Array.of(1, 2, 1) }
  expect(copiesOfKey(copies, 1)).toEqual({
    ids: Float64Array.of(1, 3),
    memberIds: Int32Array.of(7, 9),
    keyIds: Int16Array.of(1, 1),
  })
})
