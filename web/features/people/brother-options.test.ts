// The picker finds a brother by his names, where a name that is nobody's may be kept, or offers everyone.
import { expect, test } from 'vitest'
import { brothersById } from './brother-index.ts'
import { type BrotherOption, briefLabel, OWN_PROFILE, offerByName, offerEveryone } from './brother-options.ts'
import { memberSummary } from './member-summary.fixture.ts'

const brother = (id: number, firstName: string, lastName: string, familiar: string | null = null) =>
  memberSummary({ id, firstName, lastName, familiar })

const brothers = [
  brother(1, 'Søren', 'Halvorsen'),
  brother(2, 'Callum', 'Fairweather', 'Rook'),
  brother(3, 'Marcus', 'Oyelaran'),
]

const valueIn = (option: BrotherOption) =>
  option.kind === 'brother' ? option.brother.id : option.kind === 'name' ? option.name : option.kind

const offered = (typed: string, { exclude = [] as number[], allowNames = false } = {}) => {
  const { options, note } = offerByName({ brothers, typed, exclude, allowNames })
  return { offered: options.map(valueIn), note }
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
  expect(offerByName({ brothers: many, typed: 'ansel', exclude: [], allowNames: false }).options).toHaveLength(10)
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
  expect(offerByName({ brothers: undefined, typed: 'rook', exclude: [], allowNames: false })).toEqual({
    options: [],
    note: 'Loading brothers...',
  })
})

test('an id as it stands in a form leads to its brother', () => {
  expect(brothersById(brothers).get('2')?.familiar).toBe('Rook')
  expect(brothersById(brothers).get('9')).toBeUndefined()
})

const everyone = [
  memberSummary({ id: 1, firstName: 'Søren', lastName: 'Halvorsen', email: null, pledgeClass: 31 }),
  memberSummary({ id: 2, firstName: 'Marcus', lastName: 'Oyelaran', email: null, pledgeClass: 27 }),
  memberSummary({ id: 3, firstName: 'Bo', lastName: 'Ek', email: null, pledgeClass: null }),
]
const labelsFor = (typed: string) =>
  offerEveryone({ brothers: everyone, typed, viewerId: 2 }).options.map((option) =>
    option.kind === 'brother' ? briefLabel(option.brother, 'OSOP') : OWN_PROFILE,
  )

test('where everyone is offered, the own profile comes first and the viewer not again', () => {
  expect(labelsFor('')).toEqual(['Your Own Profile', 'Søren Halvorsen, 31st Class', 'Bo Ek, Member'])
})

test('typing narrows everyone, without minding accents', () => {
  expect(labelsFor('soren')).toEqual(['Søren Halvorsen, 31st Class'])
  expect(labelsFor('your own')).toEqual(['Your Own Profile'])
  expect(labelsFor('nobody')).toEqual([])
})

test('an empty list of everyone says why', () => {
  const noteFor = (brothers?: typeof everyone) => offerEveryone({ brothers, typed: 'nobody', viewerId: 2 }).note
  expect(noteFor()).toBe('Loading brothers...')
  expect(noteFor(everyone)).toBe('No members found')
})
