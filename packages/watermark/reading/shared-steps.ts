// Two ids that agree in some bits have words that agree there: what a found copy explains must not speak for another one.
import { CODE_BITS, PAYLOAD_BITS } from '../code.ts'

const RATE = CODE_BITS / PAYLOAD_BITS
/** Bits of the payload that each step of the encoder depends on. */
const CONSTRAINT = 9

/** Whether the encoder is in the same state and puts out the same, by step: the last nine bits are the same, around the end. */
const isShared = (one: Uint8Array, other: Uint8Array, step: number) =>
  Array.from({ length: CONSTRAINT }, (_, back) => (step - back + PAYLOAD_BITS) % PAYLOAD_BITS).every(
    (at) => one[at] === other[at],
  )

/**
 * The rho of a word over those steps that it shares with none of the others. Ids handed out are random from the ninth bit on, so
 * that some of a hundred thousand agree with a given one in seventeen more; on a clear reading of that one they would reach 7.
 */
export function rhoBeyond(soft: Float64Array, word: Int8Array, payload: Uint8Array, others: readonly Uint8Array[]) {
  let [sum, energy] = [0, 0]
  for (let step = 0; step < PAYLOAD_BITS; step++) {
    if (others.some((other) => isShared(payload, other, step))) continue
    for (let at = step * RATE; at < (step + 1) * RATE; at++) {
      const value = soft[at] ?? 0
      sum += value * (word[at] ?? 0)
      energy += value * value
    }
  }
  return energy > 0 ? sum / Math.sqrt(energy) : 0
}
