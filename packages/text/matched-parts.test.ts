// The letters that were typed are marked in what was found, accents or not.
import { expect, test } from 'vitest'
import { matchedParts } from './matched-parts.ts'

/** The text with its matches in brackets. */
const marked = (text: string, typed: string) =>
  matchedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test('marks what was typed, without minding case and accents', () => {
  expect(marked('São Paulo', 'sao')).toBe('[São] Paulo')
  expect(marked('Łódź', 'lod')).toBe('[Łód]ź')
  expect(marked('Bergen', 'x')).toBe('Bergen')
  expect(marked('Bergen', '')).toBe('Bergen')
})

test('marks each word typed, where it begins a word if it does so anywhere', () => {
  expect(marked('Søren Halvorsen', 'halv sor')).toBe('[Sør]en [Halv]orsen')
  expect(marked('Bananas and Nasturtiums', 'nas')).toBe('Bananas and [Nas]turtiums')
  expect(marked('Bananas', 'nas')).toBe('Bana[nas]')
})

test('letters that become two keep the marks in place', () => {
  expect(marked('Groß Ærøskøbing', 'aero')).toBe('Groß [Ærø]skøbing')
  expect(marked('Straße 9', 'strasse')).toBe('[Straße] 9')
  expect(marked('Cafe\u0301 Nero', 'nero')).toBe('Cafe\u0301 [Nero]')
})
