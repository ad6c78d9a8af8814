import { expect, test } from 'vitest'
import { percentOf, stepText } from './backup-words.ts'

test('the bar never stands still at its end, and goes no way back', () => {
  const packing = (filesDone: number) => percentOf({ state: 'packing', filesDone, filesInAll: 200 })
  expect([packing(0), packing(100), packing(200)]).toEqual([0, 40, 80])
  expect(percentOf({ state: 'trial', filesDone: 200, filesInAll: 200 })).toBe(80)
})

test('it says what is being done', () => {
  expect(stepText({ state: 'packing', filesDone: 1200, filesInAll: 9316 })).toBe('Packing, 1,200 of 9,316 files')
})
