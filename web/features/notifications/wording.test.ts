// A notification is worded by its kind and by how many it is about.
import type { ElectionNotification, PollNotification, TripNotification } from '@aerie/contract/notifications'
import { expect, test } from 'vitest'
import {
  aboutAnswer,
  aboutBrothers,
  aboutElection,
  aboutPoll,
  aboutProposal,
  aboutTie,
  brothersOf,
  createdOn,
} from './wording.ts'

const LISBON: TripNotification = {
  id: 1,
  kind: 'nearby',
  isRead: false,
  location: 'Lisbon, Portugal',
  tripTitle: 'Lisbon to Cascais',
  startDate: '2027-03-05',
  endDate: '2027-03-09',
  createdAt: '2026-11-18T12:00:00.000Z',
  nearbyCount: 2,
  nearbyMemberNames: '["Rook Fairweather","Hugh \\"Hal\\" Castellan"]',
  nearbyMemberIds: '[12,31]',
}
// The range is set with thin spaces.
const plain = (text: string) => text.replaceAll('\u2009', ' ')

test.each([
  ['nearby', 0, 'No brothers nearby any more'],
  ['nearby', 1, '1 brother nearby'],
  ['nearby', 2, '2 brothers nearby'],
  ['coming', 1, '1 brother coming Mar 5 – 9, 2027'],
  ['crossing', 1, '1 brother crossing your path Mar 5 – 9, 2027'],
  ['crossing', 3, '3 brothers crossing your path Mar 5 – 9, 2027'],
] as const)('%s, %i', (kind, nearbyCount, words) => {
  expect(plain(aboutBrothers({ ...LISBON, kind, nearbyCount }))).toBe(words)
})

test.each([
  ['2026-12-29', '2027-01-03', 'Dec 29, 2026 – Jan 3, 2027'],
  ['2028-02-27', '2028-02-29', 'Feb 27 – 29, 2028'],
  ['2027-03-30', '2027-04-02', 'Mar 30 – Apr 2, 2027'],
])('%s to %s is the same days everywhere', (startDate, endDate, days) => {
  expect(plain(aboutBrothers({ ...LISBON, kind: 'coming', nearbyCount: 1, startDate, endDate }))).toBe(
    `1 brother coming ${days}`,
  )
})

test('the date is short', () => {
  expect(createdOn({ ...LISBON, createdAt: '2027-03-05T12:00:00.000Z' })).toBe('Mar 5, 2027')
})

test('each brother has his name and his profile', () => {
  expect(brothersOf(LISBON)).toEqual([
    { id: 12, name: 'Rook Fairweather' },
    { id: 31, name: 'Hugh "Hal" Castellan' },
  ])
})

const { id, isRead, createdAt } = LISBON
const brother = { id: 12, firstName: 'Rook', lastName: 'Fairweather', profileImageUrl: null, profileImageHash: null }
const common = { id, isRead, createdAt, brother }

test.each([
  ['big_brother', true, 'confirmed', 'You are Rook Fairweather’s big brother now'],
  ['big_brother', false, 'confirmed', 'Rook Fairweather is your little brother now'],
  ['little_brother', true, 'confirmed', 'You are Rook Fairweather’s little brother now'],
  ['little_brother', false, 'confirmed', 'You are Rook Fairweather’s little brother now'],
  ['big_brother', true, 'claimed', 'Rook Fairweather says that you are his big brother'],
  ['little_brother', true, 'claimed', 'Rook Fairweather says that you are his little brother'],
  ['little_brother', false, 'claimed', 'By his name, Rook Fairweather stands as your big brother'],
  ['big_brother', true, 'waiting', 'You have named Rook Fairweather as your little brother'],
  ['little_brother', true, 'over', 'Rook Fairweather is no longer named as your big brother'],
] as const)('a tie: %s, his doing: %s, %s', (kind, isHisDoing, standing, words) => {
  const { before, after } = aboutTie({ ...common, kind, isHisDoing, standing, tieId: 5, proposedBy: null })
  expect(`${before}Rook Fairweather${after}`).toBe(words)
})

test('a tie that a third has proposed is told with his name', () => {
  const told = { ...common, kind: 'big_brother', isHisDoing: false, standing: 'claimed', tieId: 5 } as const
  const { before, after } = aboutTie({ ...told, proposedBy: 'Hugh Castellan' })
  expect(`${before}Rook Fairweather${after}`).toBe('Hugh Castellan says that Rook Fairweather is your little brother')
})

test.each([
  ['tie_proposed', null, 'It is proposed that Rook is the big brother of Kenji: see what waits'],
  ['proposal_confirmed', 'Kenji', 'Kenji has confirmed that Rook is the big brother of Kenji: see the profile'],
  ['proposal_refused', null, 'An officer says it is not so that Rook is the big brother of Kenji: see the profile'],
] as const)('a proposal: %s, by %s', (kind, answeredBy, words) => {
  const facts = { bigName: 'Rook', littleName: 'Kenji', littleId: 4, answeredBy }
  const told = aboutProposal({ id, isRead, createdAt, kind, ...facts })
  expect(`${told.words}${told.link}`).toBe(words)
})

test.each([
  ['claim_confirmed', true, 'Rook Fairweather has confirmed that he is your big brother'],
  ['claim_confirmed', false, 'Rook Fairweather is your big brother, an officer has confirmed'],
  ['claim_refused', true, 'Rook Fairweather says that he is not your big brother'],
  ['claim_refused', false, 'Rook Fairweather is not your big brother, an officer says'],
] as const)('an answer: %s, his doing: %s', (kind, isHisDoing, words) => {
  const { title, before, after } = aboutAnswer({ ...common, kind, isHisDoing, brotherIs: 'big' })
  expect([title, `${before}Rook Fairweather${after}`]).toEqual(['Big brother', words])
})

test.each(['result', 'voted'] as const)('of a void vote the bell does not say that it has ended (%s)', (kind) => {
  const poll = { kind: `poll_${kind}`, outcome: 'void', endDate: '2026-11-21T12:00:00.000Z' } as PollNotification
  expect(aboutPoll(poll, 'UTC')).toEqual({ title: 'A poll is void', before: '', after: ' was declared void' })
  expect(aboutPoll({ ...poll, outcome: 'decided' }, 'UTC').title).toBe('A poll has ended')
  const election = {
    kind: `election_${kind}`,
    result: 'void',
    endDate: '2026-11-21T12:00:00.000Z',
  } as ElectionNotification
  expect(aboutElection(election, 'UTC')).toEqual({
    title: 'An election is void',
    before: '',
    after: ' was declared void',
  })
})
