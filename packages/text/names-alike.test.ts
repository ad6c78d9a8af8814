// Two spellings of one name are alike, two names are not.
import { expect, test } from 'vitest'
import { areAlike } from './names-alike.ts'

test.each([
  ['Conan O’Brien', "conan o'brien"],
  ['Conan OBrien', 'Conan O’Brien'],
  ['Jürgen Müller', 'Juergen Mueller'],
  ['Jürgen Müller', 'Jurgen Muller'],
  ['Jean‑Luc Picard', 'jean luc  PICARD'],
  ['José García', 'Jose\u0301 Garcia'],
  ['Søren Kierkegaard', 'Soeren Kierkegaard'],
  ['Straße', 'STRASSE'],
  ['İlker Şahin', 'ilker sahin'],
  ['Ｊｏｎ Smith', 'Jon Smith'],
  ['Ærøe', 'Aeroe'],
])('%s and %s are alike', (one, other) => {
  expect(areAlike(one, other)).toBe(true)
  expect(areAlike(other, one)).toBe(true)
})

test.each([
  ['Michael Nowak', 'Michał Nowak'],
  ['Hans Bauer', 'Hans Baur'],
  ['Joel Tan', 'Jol Tan'],
  ['Orson Vail', 'Orson Veil'],
  ['か', 'が'],
  ['?', '!'],
])('%s and %s are not', (one, other) => expect(areAlike(one, other)).toBe(false))
