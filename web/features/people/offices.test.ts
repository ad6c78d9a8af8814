// An office keeps its colour when the organisation calls it otherwise.
import type { Office } from '@aerie/contract/settings'
import { expect, test } from 'vitest'
import { officesOf } from './offices.ts'

const offices: Office[] = [{ slug: 'president', label: 'Grand Master', color: 'president' }]

test('the colour is that of the office, whatever its name', () => {
  expect(officesOf(['Grand Master'], offices)).toEqual([{ label: 'Grand Master', slug: 'president' }])
})

test('an office that nobody knows is grey', () => {
  expect(officesOf(['President'], offices)).toEqual([{ label: 'President', slug: 'other' }])
})
