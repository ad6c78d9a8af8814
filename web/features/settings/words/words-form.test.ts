// What the form of the organisation's words finds wrong, beside the field it is about.
import { expect, test } from 'vitest'
import { faultsOf, type WordsForm, wordsOf } from './words-form.ts'

const RIGHT: WordsForm = {
  name: 'Aerie',
  shortName: 'OSOP',
  motto: '',
  quote: ' A brother is the\nwind. ',
  hiddenWord: 'wind',
  quoteSource: '',
  foundingYear: '1991',
  classCount: '35',
  chatInviteUrl: '',
  privacyEmail: 'privacy@aerie.example',
  timeZone: 'America/New_York',
  nearbyRadiusKm: ' 100 ',
  passwordMinLength: '6',
  fullPollVotes: '100',
}

test('what is right is sent on one line, in figures, and with no chat where none is given', () => {
  expect(faultsOf(RIGHT)).toEqual({})
  expect(wordsOf(RIGHT)).toMatchObject({
    quote: { before: 'A brother is the ', word: 'wind', after: '.' },
    nearbyRadiusKm: 100,
    chatInviteUrl: null,
    fullPollVotes: 100,
  })
})

test('a participation without a number of its own is reckoned from all who may vote', () => {
  const form = { ...RIGHT, fullPollVotes: ' ' }
  expect([faultsOf(form), wordsOf(form).fullPollVotes]).toEqual([{}, null])
})

test.each<[Partial<WordsForm>, Partial<WordsForm>]>([
  [{ name: ' ' }, { name: 'The name is missing' }],
  [{ hiddenWord: '' }, { hiddenWord: 'The hidden word is missing' }],
  [{ hiddenWord: 'win' }, { hiddenWord: 'It has to be in the quote exactly once, as a word of its own' }],
  [{ quote: 'wind and wind' }, { hiddenWord: 'It has to be in the quote exactly once, as a word of its own' }],
  [{ quote: `wind ${'a'.repeat(300)}` }, { quote: 'At most 280 characters' }],
  [{ foundingYear: '' }, { foundingYear: 'A year from 1700 to this one' }],
  [{ classCount: '3.5' }, { classCount: 'A number from 1 to 200' }],
  [{ passwordMinLength: 'six' }, { passwordMinLength: 'A number from 6 to 64' }],
  [{ timeZone: 'New York' }, { timeZone: 'Choose a time zone, such as Europe/Berlin' }],
  [{ chatInviteUrl: 'chat' }, { chatInviteUrl: 'A web address, such as https://chat.example.org/join' }],
])('%j', (change, faults) => {
  expect(faultsOf({ ...RIGHT, ...change })).toEqual(faults)
})
