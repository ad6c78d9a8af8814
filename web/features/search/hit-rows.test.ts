// What the row of each kind says, and where it leads.
import { expect, test } from 'vitest'
import { rowOf } from './hit-rows.ts'
import { countedIn, type Hit, sectionsOf } from './sections.ts'
import { isEnough, soughtHref } from './sought.ts'

const ROOK = { id: 5, firstName: 'Rook', lastName: 'Fairweather', profileImageUrl: null, profileImageHash: null }
const SPAN = { startDate: '2027-03-04', endDate: '2027-03-07' }
const NOW = Date.parse('2027-03-01T12:00:00Z')
const rowIn = (hit: Hit, q = 'lisbon') => rowOf(hit, { q, shortName: 'OSOP', now: NOW })

const brother = { person: ROOK, class: 29, location: 'Accra, Ghana', kinship: null, trip: null }

test('a brother is told by class and city, and by how he is related', () => {
  expect(rowIn({ kind: 'brother', of: { ...brother, kinship: 'Your big brother' } })).toMatchObject({
    href: '/profile/5',
    title: 'Rook Fairweather',
    line: '29th Class, Accra, Ghana',
    aside: 'Your big brother',
  })
})

test('one who was found by his trip says so', () => {
  const trip = { id: 1, location: 'Lisbon, Portugal', ...SPAN }
  expect(rowIn({ kind: 'brother', of: { ...brother, trip } })).toMatchObject({
    line: '29th Class, Accra, Ghana; in Lisbon, Portugal, Mar 4 – 7, 2027',
    aside: 'By his trip',
  })
})

const document = {
  id: 3,
  title: 'By-laws',
  documentKind: 'pdf' as const,
  createdAt: '2027-01-01T00:00:00.000Z',
  page: 7,
  sentence: { before: 'In ', found: '1908', after: ' it burned.' },
}

test('a sentence leads to its page, where the words are marked though they are a number', () => {
  expect(rowIn({ kind: 'document', of: document }, '1908')).toMatchObject({
    href: '/documents?open=3&page=7&find=%221908%22',
    line: 'By-laws, page 7',
  })
  const byTitle = { ...document, page: null, sentence: null }
  expect(rowIn({ kind: 'document', of: byTitle })).toMatchObject({ href: '/documents?open=3', line: 'Document' })
})

test('a place is answered as a place', () => {
  const place = {
    name: 'Lisbon',
    country: 'Portugal',
    latitude: 38.7,
    longitude: -9.1,
    livingCount: 2,
    living: [ROOK],
    comingCount: 1,
    coming: [{ person: ROOK, tripId: 1, ...SPAN }],
    gathering: { id: 2, title: 'Fish and fado', location: 'Sintra, Portugal', ...SPAN },
    photoCount: 38,
  }
  expect(rowIn({ kind: 'place', of: place })).toMatchObject({
    href: '/search?q=Lisbon&kinds=place',
    title: 'Lisbon, Portugal',
    line: '2 brothers live here: Rook Fairweather; 1 will be here, first Rook Fairweather, Mar 4 – 7, 2027; gathering “Fish and fado”, Mar 4 – 7, 2027; 38 photos',
  })
})

test('a gathering says when and where it is, and how many come or were there', () => {
  const gathering = {
    id: 2,
    title: 'Fish and fado',
    location: 'Sintra, Portugal',
    ...SPAN,
    isOfficial: false,
    isCalledOff: false,
    isOver: false,
    hosts: [ROOK],
    going: 14,
  }
  expect(rowIn({ kind: 'gathering', of: gathering })).toMatchObject({
    href: '/events/2',
    title: 'Fish and fado',
    line: 'Gathering, Mar 4 – 7, 2027, Sintra, Portugal, 14 coming',
  })
  expect(rowIn({ kind: 'gathering', of: { ...gathering, isOver: true } }).line).toContain('14 were there')
  expect(rowIn({ kind: 'gathering', of: { ...gathering, isCalledOff: true } }).line).toContain('called off')
})

test('a poll says by which answer it was found, and how long it is open', () => {
  const poll = {
    id: 1,
    title: 'Where?',
    isActive: true,
    isVoid: false,
    endDate: '2027-03-04T12:00:00.000Z',
    option: 'Lisbon, in spring',
    optionCount: 4,
  }
  expect(rowIn({ kind: 'poll', of: poll }).line).toBe('Poll, “Lisbon, in spring” is one of 4 answers, 3 days left')
  expect(rowIn({ kind: 'poll', of: { ...poll, option: null, isVoid: true } }).line).toBe('Poll, void')
})

test('polls and elections stand together, and are counted together', () => {
  const [votes] = sectionsOf([
    { kind: 'poll', total: 2, hits: [] },
    { kind: 'election', total: 1, hits: [] },
  ])
  expect(votes && countedIn(votes)).toBe('3 votes')
})

test('the address of what was found keeps the words as they were typed', () => {
  expect(soughtHref('1908', ['poll', 'election'])).toBe('/search?q=%221908%22&kinds=poll%2Celection')
})

test('two letters are enough, or one sign of a script that writes words in one', () => {
  expect(['a', 'é', '李', 'ab'].map(isEnough)).toEqual([false, false, true, true])
})
