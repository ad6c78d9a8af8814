// A brother is found by full or familiar name; a name that is nobody's may be kept.
import { expect, test } from 'vitest'
import { brothersById } from './brother-index.ts'
import { brotherOptions } from './brother-options.ts'
import { memberSummary } from './member-summary.fixture.ts'

const brother = (id: number, firstName: string, lastName: string, familiar: string | null = null) =>
  memberSummary({ id, firstName, lastName, familiar })

const brothers = [
  brother(1, 'Søren', 'Halvorsen'),
  brother(2, 'Callum', 'Fairweather', 'Rook'),
  brother(3, 'Marcus', 'Oyelaran'),
]

const offered = (typed: string, { exclude = [] as number[], allowNames = false } = {}) => {
  const { options, note } = brotherOptions({ brothers, typed, exclude, allowNames })
  return { offered: options.map((option) => (option.kind === 'name' ? option.name : option.brother.id)), note }
}

test('searching begins at two characters', () => {
  expect(offered('s ')).toEqual({ offered: [], note: 'Type at least 2 characters to search...' })
  expect(offered('so')).toEqual({ offered: [1], note: undefined })
})

test('full name and familiar find him, accents or not', () => {
  expect(offered('halvorsen').offered).toEqual([1])
  expect(offered('callum fair').offered).toEqual([2])
  expect(offered('rook fair').offered).toEqual([2])
  expect(offered('walt brennan')).toEqual({ offered: [], note: 'No brother found.' })
})

test('those excluded are not offered', () => {
  expect(offered('rook', { exclude: [2] })).toEqual({ offered: [], note: 'No brother found.' })
})

test('ten at most', () => {
  const many = Array.from({ length: 50 }, (_, at) => brother(at + 1, 'Ansel', `Whitlock ${at}`))
  expect(brotherOptions({ brothers: many, typed: 'ansel', exclude: [], allowNames: false }).options).toHaveLength(10)
})

test('where names are allowed, the text comes last as one', () => {
  expect(offered('rook', { allowNames: true }).offered).toEqual([2, 'rook'])
  expect(offered(' Walt  Brennan ', { allowNames: true })).toEqual({
    offered: ['Walt Brennan'],
    note: 'No brother found.',
  })
  expect(offered('W', { allowNames: true }).offered).toEqual([])
})

test('until the directory has come, nobody is said to be missing', () => {
  expect(brotherOptions({ brothers: undefined, typed: 'rook', exclude: [], allowNames: false })).toEqual({
    options: [],
    note: 'Loading brothers...',
  })
})

test('an id as it stands in a form leads to its brother', () => {
  expect(brothersById(brothers).get('2')?.familiar).toBe('Rook')
  expect(brothersById(brothers).get('9')).toBeUndefined()
})
