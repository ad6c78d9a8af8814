// Several multiples of one point, by numbers that everybody may know: what is doubled for one of them is doubled for all.
import { type Point, reduced, ZERO } from './group.ts'

const BITS = 4
const STEPS = 64
const LARGEST = 1 << (BITS - 1)

/** The point times each of the numbers, in their order. */
export function multiplesOf(point: Point, numbers: readonly bigint[]): Point[] {
  const ladder = [point]
  for (let top = point; ladder.length < STEPS; ladder.push(top)) for (let bit = 0; bit < BITS; bit++) top = top.double()
  return numbers.map((number) => sumOfSteps(ladder, digitsOf(reduced(number))))
}

/** All steps with the same digit are added up first; the sum of digit 8 then counts eight times, and so on down to that of 1. */
function sumOfSteps(ladder: readonly Point[], digits: readonly number[]): Point {
  const sums = Array.from({ length: LARGEST }, () => ZERO)
  for (const [at, digit] of digits.entries()) {
    const step = ladder[at]
    if (digit === 0 || !step) continue
    const place = Math.abs(digit) - 1
    sums[place] = (sums[place] ?? ZERO).add(digit < 0 ? step.negate() : step)
  }
  let [running, all] = [ZERO, ZERO]
  for (const sum of sums.reverse()) {
    running = running.add(sum)
    all = all.add(running)
  }
  return all
}

/** From the lowest, each from -7 to 8. */
function digitsOf(number: bigint): number[] {
  const written = number.toString(16).padStart(STEPS, '0')
  let over = 0
  return Array.from({ length: STEPS }, (_, at) => {
    const digit = Number.parseInt(written[STEPS - 1 - at] ?? '0', 16) + over
    over = digit > LARGEST ? 1 : 0
    return over ? digit - 2 * LARGEST : digit
  })
}
