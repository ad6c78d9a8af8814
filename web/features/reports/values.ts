// How the numbers of a report are written, and the steps of a scale.
import type { ReportUnit } from '@aerie/contract/reports'
import { shortMonth } from '@aerie/text/dates'
import { formatCount } from '@aerie/text/numbers'
import { siSize } from '@aerie/text/sizes'

export function written(value: number, unit: ReportUnit) {
  if (unit === 'percent') return `${value}%`
  if (unit === 'count') return formatCount(value)
  return siSize(value)
}

/** A year as it is, a month as in 2027-03 in words: 'Mar 2027'. */
export const timeText = (label: string) => (label.includes('-') ? shortMonth(label) : label)

/** Round numbers from 0 to at least `most`, four to six of them. */
export function stepsUpTo(most: number): number[] {
  const rough = Math.max(most, 1) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((round) => round * power >= rough) ?? 10) * power
  const whole = Math.max(step, most <= 5 ? 1 : 0)
  return Array.from({ length: Math.ceil(Math.max(most, 1) / whole) + 1 }, (_, at) => at * whole)
}

/** Of many labels, the places of those that are written: the first, the last, and some between. */
export function placesShown(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at)
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)))
}
