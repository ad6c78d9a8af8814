// The class mark must raise the suffix of ordinals and leave every other label alone.
import { expect, test } from 'vitest'
import { splitOrdinal } from './ordinal.ts'

test.each([
  ['1st Class', ['1', 'st', ' Class']],
  ['22nd Class', ['22', 'nd', ' Class']],
  ['3rd', ['3', 'rd', '']],
  ['The 11th of 35', ['The 11', 'th', ' of 35']],
])('raises the suffix of %s', (label, parts) => {
  expect(splitOrdinal(label)).toEqual(parts)
})

test.each(['Class of 2015', 'Founding Senior', 'Pre-House', '4 thrushes', '9thly', ''])('leaves %s alone', (label) => {
  expect(splitOrdinal(label)).toBeNull()
})
