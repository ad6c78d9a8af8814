// Columns are named as people name them.
import { expect, test } from 'vitest'
import { fieldLabel } from './field-label.ts'

test.each([
  ['firstName', 'First name'],
  ['bigBrother', 'Big brother'],
  ['linkedinUrl', 'LinkedIn'],
  ['kids', 'Children'],
  ['website', 'Website'],
])('%s is called %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label)
})
