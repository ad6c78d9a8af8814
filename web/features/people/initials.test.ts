// Initials stand where a portrait is missing, whatever the name looks like.
import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Bram de Witt', 'BW'],
  ['Rook (Aurelius) Vane', 'RV'],
  ['  Łukasz   Żak ', 'ŁŻ'],
  ['élan', 'É'],
  ['𝒜da Holt 3', '𝒜H'],
  ['', ''],
])('%s → %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
