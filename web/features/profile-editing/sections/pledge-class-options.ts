// The pledge classes one may belong to.
import { PRE_FOUNDING } from '@aerie/contract/classes'
import type { Option } from '#ui/controls/select.tsx'

const FOUNDING = [PRE_FOUNDING, -2, -1, 0]

/** None first; `chosen` is offered too where the organisation does not reach so far. */
export function pledgeClassOptions(chosen: string, classCount: number, label: (n: number) => string): Option[] {
  const numbered = Array.from({ length: classCount }, (_, index) => index + 1)
  const known = [...FOUNDING, ...numbered]
  const all = chosen === '' || known.includes(Number(chosen)) ? known : [...known, Number(chosen)]
  return [{ value: '', label: 'None' }, ...all.map((n) => ({ value: String(n), label: label(n) }))]
}
