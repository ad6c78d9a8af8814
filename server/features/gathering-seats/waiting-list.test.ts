// The waiting list: nobody above the seats, nobody out of turn but with leave, no seat left that somebody could have.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsNow, moveUp, type Party } from './service.ts'

const party = fc.record({ memberId: fc.nat(), size: fc.integer({ min: 1, max: 6 }), letsPass: fc.boolean() })
const waiting = fc.array(party, { maxLength: 12 })
const sizeOf = (parties: readonly Party[]) => parties.reduce((sum, { size }) => sum + size, 0)

test('parties go whole, never more than there are seats, and never once the seats are overbooked', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 20 }), waiting, (free, line) => {
      const { up } = moveUp(free, line)
      expect(sizeOf(up)).toBeLessThanOrEqual(Math.max(free, 0))
      expect(up.every((one) => line.includes(one))).toBe(true)
    }),
  )
})

test('who is overtaken has given leave, and is told', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), waiting, (free, line) => {
      const { up, tooLarge } = moveUp(free, line)
      const last = up.at(-1)
      const before = last ? line.slice(0, line.indexOf(last)) : []
      for (const one of before) if (!up.includes(one)) expect(one.letsPass && tooLarge.includes(one)).toBe(true)
    }),
  )
})

test('no seat is left that the next in line could have had', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), waiting, (free, line) => {
      const { up } = moveUp(free, line)
      const left = free - sizeOf(up)
      const still = line.filter((one) => !up.includes(one))
      const stop = still.findIndex(({ size, letsPass }) => size > left && !letsPass)
      const reachable = stop === -1 ? still : still.slice(0, stop)
      expect(reachable.every(({ size }) => size > left)).toBe(true)
    }),
  )
})

test('without a limit everybody goes', () => {
  fc.assert(
    fc.property(waiting, (line) => {
      expect(moveUp(null, line)).toEqual({ up: line, tooLarge: [] })
    }),
  )
})

test('who comes later gets a free seat, unless somebody waits who lets nobody pass', () => {
  expect(fitsNow(1, 1, true)).toBe(true)
  expect(fitsNow(1, 1, false)).toBe(false)
  expect(fitsNow(1, 2, true)).toBe(false)
  expect(fitsNow(null, 21, false)).toBe(true)
})
