// The code of the mark: a copy's id with a tag that only the key can make, as 768 signs that outlast losing most of them.
import { createHmac } from 'node:crypto'

const ID_BITS = 40
const TAG_BITS = 24
export const PAYLOAD_BITS = ID_BITS + TAG_BITS
/** Code bits for each bit of the payload. */
const RATE = 12
export const CODE_BITS = PAYLOAD_BITS * RATE

/** A tail-biting convolutional code (Ma & Wolf 1986) of constraint length 9; its generators. */
const GENERATORS = [0o463, 0o535, 0o733, 0o745, 0o557, 0o663, 0o711, 0o473, 0o655, 0o767, 0o537, 0o615]
const MEMORY = 8
const STATES = 1 << MEMORY

/** The first 24 bits of the HMAC of an id: a payload read from noise has the right one once in 2^24. */
export function tagOf(key: Uint8Array, id: number): number {
  return createHmac('sha256', key).update('wm-tag-v1').update(bigEndian(id)).digest().readUIntBE(0, 3)
}

function bigEndian(id: number) {
  const bytes = Buffer.alloc(8)
  bytes.writeUIntBE(id, 2, 6)
  return bytes
}

/** The id and its tag, most significant bits first; an id is below 2^40. */
export function payloadOf(key: Uint8Array, id: number): Uint8Array {
  const tag = tagOf(key, id)
  return Uint8Array.from({ length: PAYLOAD_BITS }, (_, at) =>
    at < ID_BITS ? Math.floor(id / 2 ** (ID_BITS - 1 - at)) % 2 : (tag >> (PAYLOAD_BITS - 1 - at)) & 1,
  )
}

/** The id of a payload; null where the tag is not that of the key. */
export function idOf(key: Uint8Array, payload: Uint8Array): number | null {
  const read = (from: number, to: number) => payload.subarray(from, to).reduce((number, bit) => number * 2 + bit, 0)
  const id = read(0, ID_BITS)
  return tagOf(key, id) === read(ID_BITS, PAYLOAD_BITS) ? id : null
}

/** What the encoder puts out for each register, generator g in bit g; the register is 256·bit + state. */
const outputs = Uint16Array.from({ length: 2 * STATES }, (_, register) =>
  GENERATORS.reduce((output, generator, g) => output | (parity(register & generator) << g), 0),
)

function parity(bits: number): number {
  let left = bits
  for (let shift = 8; shift > 0; shift >>= 1) left ^= left >> shift
  return left & 1
}

const nextState = (state: number, bit: number) => (state >> 1) | (bit << (MEMORY - 1))

/** The word of a payload: +1 for a 0 of the code, −1 for a 1. */
export function encode(payload: Uint8Array): Int8Array {
  const word = new Int8Array(payload.length * RATE)
  // It starts in the state in which it ends, so that no bit is better protected than another.
  let state = payload.subarray(-MEMORY).reduce(nextState, 0)
  for (const [i, bit] of payload.entries()) {
    const output = outputs[bit * STATES + state] ?? 0
    for (let g = 0; g < RATE; g++) word[i * RATE + g] = (output >> g) & 1 ? -1 : 1
    state = nextState(state, bit)
  }
  return word
}

const ROUNDS = 3
/** Ends of a round whose paths are answered. */
const KEPT = 4

/**
 * The payloads that 768 soft bits (positive for +1) may mean, likeliest of each round first, at most 16: a Viterbi decoder
 * that goes round the word (Shao, Lin & Fossorier 2003). Of each round the best ends whose path bites its tail, of the last
 * also the best of any; whoever has the key tells by the tag.
 */
export function decode(soft: Float64Array): Uint8Array[] {
  const trellis = newTrellis(soft.length / RATE)
  const found = new Map<string, Uint8Array>()
  for (let round = 1; round <= ROUNDS; round++) {
    goRound(trellis, soft)
    const ends = Array.from(trellis.metric.keys()).sort((a, b) => (trellis.metric[b] ?? 0) - (trellis.metric[a] ?? 0))
    const biting = ends.filter((state) => trellis.start[state] === state).slice(0, KEPT)
    for (const end of round === ROUNDS ? [...biting, ...ends.slice(0, KEPT)] : biting) {
      const payload = traceBack(trellis, end)
      found.set(payload.join(''), found.get(payload.join('')) ?? payload)
    }
  }
  return [...found.values()]
}

interface Trellis {
  /** The best correlation of a path into each state, and the state in which that path began. */
  metric: Float64Array
  start: Uint16Array
  nextMetric: Float64Array
  nextStart: Uint16Array
  /** By step and state: the bit that left the register, of the two that could have. */
  dropped: Uint8Array
  branch: Float64Array
}

const newTrellis = (steps: number): Trellis => ({
  metric: new Float64Array(STATES),
  start: new Uint16Array(STATES),
  nextMetric: new Float64Array(STATES),
  nextStart: new Uint16Array(STATES),
  dropped: new Uint8Array(steps * STATES),
  branch: new Float64Array(outputs.length),
})

/** Once through the word, from the metrics with which the round before ended. */
function goRound(trellis: Trellis, soft: Float64Array) {
  const best = trellis.metric.reduce((a, b) => Math.max(a, b))
  for (let state = 0; state < STATES; state++) {
    trellis.metric[state] = (trellis.metric[state] ?? 0) - best
    trellis.start[state] = state
  }
  for (let step = 0; step * RATE < soft.length; step++) {
    correlate(trellis.branch, soft, step * RATE)
    advance(trellis, step * STATES)
  }
}

/** How well each register's output fits the soft bits from `at` on. */
function correlate(branch: Float64Array, soft: Float64Array, at: number) {
  for (let register = 0; register < branch.length; register++) {
    const output = outputs[register] ?? 0
    let sum = 0
    for (let g = 0; g < RATE; g++) sum += (output >> g) & 1 ? -(soft[at + g] ?? 0) : (soft[at + g] ?? 0)
    branch[register] = sum
  }
}

function advance(trellis: Trellis, row: number) {
  const { metric, start, nextMetric, nextStart, dropped, branch } = trellis
  for (let state = 0; state < STATES; state++) {
    const bit = state >> (MEMORY - 1)
    const even = (state << 1) & (STATES - 1)
    const ofEven = (metric[even] ?? 0) + (branch[bit * STATES + even] ?? 0)
    const ofOdd = (metric[even + 1] ?? 0) + (branch[bit * STATES + even + 1] ?? 0)
    const lost = ofEven >= ofOdd ? 0 : 1
    nextMetric[state] = lost ? ofOdd : ofEven
    nextStart[state] = start[even + lost] ?? 0
    dropped[row + state] = lost
  }
  trellis.metric = nextMetric
  trellis.start = nextStart
  trellis.nextMetric = metric
  trellis.nextStart = start
}

function traceBack({ dropped }: Trellis, end: number) {
  const payload = new Uint8Array(dropped.length / STATES)
  let state = end
  for (let step = payload.length - 1; step >= 0; step--) {
    payload[step] = state >> (MEMORY - 1)
    state = ((state << 1) & (STATES - 1)) | (dropped[step * STATES + state] ?? 0)
  }
  return payload
}
