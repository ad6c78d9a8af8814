// What a save tells all brothers, and what it keeps to itself.
import { expect, test } from 'vitest'
import { type ActivityFacts, activityNotes } from './record-news.ts'

const nothing: ActivityFacts = {
  location: null,
  city: null,
  country: null,
  partner: null,
  kids: [],
  position: null,
  company: null,
  bio: null,
  quote: null,
  avatar: null,
  privacy: {},
  shares_activity: true,
}
const bergen = { location: 'Bergen, Norway', city: 'Bergen', country: 'Norway' }
const lisbon = { location: 'Lisbon, Portugal', city: 'Lisbon', country: 'Portugal' }
const kids = (count: number) => ({ kids: Array.from({ length: count }, (_, place) => ({ name: `Child ${place}` })) })

const YEAR = 2026
const notes = (before: Partial<ActivityFacts>, after: Partial<ActivityFacts>, privacy: Record<string, string>) =>
  activityNotes({ ...nothing, ...before }, { ...nothing, ...after, privacy }, YEAR)
const told = (before: Partial<ActivityFacts>, after: Partial<ActivityFacts>, privacy: Record<string, string> = {}) =>
  notes(before, after, privacy).map(({ type, description }) => `${type}: ${description}`)

test.each<[string, Partial<ActivityFacts>, Partial<ActivityFacts>, string[]]>([
  ['a move', bergen, lisbon, ['location: moved to Lisbon, Portugal']],
  ['a first place', {}, lisbon, ['location: lives in Lisbon, Portugal']],
  [
    'a place that does not name its country',
    bergen,
    { ...lisbon, location: 'Lisbon' },
    ['location: moved to Lisbon, Portugal'],
  ],
  ['the same city in other words', { ...lisbon, location: 'Lisboa, PT' }, lisbon, []],
  ['a country added', { location: 'Porto' }, { location: 'Porto, Portugal' }, []],
  [
    'another city of that beginning',
    { location: 'Paris' },
    { location: 'Parish Bay' },
    ['location: moved to Parish Bay'],
  ],
  ['no place any more', lisbon, {}, []],
  ['a partner', {}, { partner: 'Ines' }, ['family: has news of his family']],
  ['no partner any more', { partner: 'Ines' }, {}, []],
  [
    'a position',
    { company: 'Northlight' },
    { position: 'Type Designer', company: 'Northlight' },
    ['work: is now Type Designer at Northlight'],
  ],
  ['a position alone', {}, { position: 'Type Designer' }, ['work: is now Type Designer']],
  ['a company alone', {}, { company: 'Northlight' }, ['work: now works at Northlight']],
  ['a company left', { position: 'Painter', company: 'Northlight' }, { position: 'Painter' }, []],
  ['another spelling', { position: 'painter' }, { position: 'Painter ' }, []],
  ['a bio', {}, { bio: 'Paints.' }, ['other: wrote about himself']],
  ['a quote and a photo', {}, { quote: 'Look up.', avatar: 'b.webp' }, ['other: has a new quote and a new photo']],
  [
    'all three',
    {},
    { bio: 'Paints.', quote: 'Look up.', avatar: 'b.webp' },
    ['other: wrote about himself and has a new quote and a new photo'],
  ],
  ['what is cleared', { bio: 'Paints.', quote: 'Look up.', avatar: 'b.webp' }, {}, []],
])('%s', (_what, before, after, notes) => {
  expect(told(before, after)).toEqual(notes)
})

test('children are counted where all brothers may see them, and never named', () => {
  const open = { children: 'brothers' }
  expect(told({}, kids(1))).toEqual([])
  expect(told({}, kids(1), open)).toEqual(['family: now has a child'])
  expect(told(kids(1), kids(2), open)).toEqual(['family: now has 2 children'])
  expect(told(kids(2), kids(1), open)).toEqual([])
  expect(told({}, { ...kids(2), partner: 'Ines' }, open)).toEqual([
    'family: has news of his family and now has 2 children',
  ])
})

test.each([
  ['of this year', [], [2026], 1],
  ['of the last year, beside one of old', [2019], [2019, 2025], 1],
  ['two at once', [], [2026, 2026], 2],
  ['one more after another', [2026], [2026, 2026], 1],
  ['of old', [], [1999, 2019], undefined],
  ['without a year', [], [null], undefined],
  ['whose year alone is corrected', [2019], [2026], undefined],
])('a child %s is a birth or is none', (_what, before, after, births) => {
  const kidsOf = (years: (number | null)[]) => ({
    kids: years.map((birthYear) => ({ name: 'Child', gender: null, birthYear })),
  })
  const [note] = notes(kidsOf(before), kidsOf(after), { children: 'brothers' })
  expect(note?.births).toBe(births)
  expect(notes(kidsOf(before), kidsOf(after), { children: 'line' })).toEqual([])
})

test.each(['line', 'officers', 'nobody'])('what only %s may see is not told', (audience) => {
  const hidden = { city: audience, family: audience, children: audience }
  expect(told(bergen, { ...lisbon, ...kids(1), partner: 'Ines' }, hidden)).toEqual([])
})

test('who shares nothing has no news', () => {
  expect(told({}, { ...lisbon, bio: 'Paints.', shares_activity: false })).toEqual([])
})
