// Columns are named as people name them.
import { expect, test } from 'vitest'
import { fieldLabel } from './field-label.ts'

test.each([
  ['firstName', 'First name'],
  ['bigBrother', 'Big brother'],
  ['linkedinUrl', 'LinkedIn'],
  ['kids', 'Children'],
  ['website', 'Website'],
  ['died', 'Deceased'],
  ['unmailed', 'Not to be written to'],
  ['courtesyTitle', 'Courtesy title, left aside'],
])('%s is called %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label)
})
