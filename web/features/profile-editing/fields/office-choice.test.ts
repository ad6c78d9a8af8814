// Offices are ticked, or typed where the organisation does not know them.
import { expect, test } from 'vitest'
import { othersOf, withOffice, withOthers } from './office-choice.ts'

const OFFICES = ['President', 'Treasurer']

test('an office is ticked once, and taken off', () => {
  expect(withOffice(['Keeper of the Boats'], 'President', true)).toEqual(['Keeper of the Boats', 'President'])
  expect(withOffice(['President'], 'President', true)).toEqual(['President'])
  expect(withOffice(['President', 'Treasurer'], 'President', false)).toEqual(['Treasurer'])
})

test('what the organisation does not know stands apart', () => {
  expect(othersOf(['Treasurer', 'Keeper of the Boats'], OFFICES)).toEqual(['Keeper of the Boats'])
})

test('an office of his own is added and removed without touching those that are ticked', () => {
  const held = ['Keeper of the Boats', 'President']
  expect(withOthers(held, OFFICES, ['Keeper of the Boats', 'Bard'])).toEqual([
    'Keeper of the Boats',
    'President',
    'Bard',
  ])
  expect(withOthers(held, OFFICES, [])).toEqual(['President'])
})

test('an office of the organisation that is typed is ticked under its own name', () => {
  expect(withOthers([], OFFICES, ['treasurer'])).toEqual(['Treasurer'])
})
