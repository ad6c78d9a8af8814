// The organisation's words: shown to everybody once they are saved, refused where they are none, and never overwritten unseen.
import { partQuote, WordOfOrganisation, type WordsChange } from '@aerie/contract/organisation-words'
import { settings } from '@aerie/contract/settings'
import { stats } from '@aerie/contract/stats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

type Speaker = Awaited<ReturnType<World['as']>>

let world: World
let rook: Speaker
let marcus: Speaker
beforeAll(async () => {
  world = await openWorld()
  rook = await world.as('rook')
  marcus = await world.as('marcus')
})
afterAll(() => world.close())

/** As they stand, with the version that goes with them. */
async function opened(): Promise<WordsChange> {
  const { body } = await marcus(settings.show)
  const words = Object.fromEntries(WordOfOrganisation.options.map((key) => [key, body[key]]))
  return { ...words, version: body.wordsVersion } as WordsChange
}

const save = async (change: Partial<WordsChange>, who = marcus) =>
  who(settings.saveWords, { body: { ...(await opened()), ...change } })

const entries = () =>
  world.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'before', 'after'])
    .where('action', '=', 'settings.words')
    .orderBy('id')
    .execute()

test('what a super admin writes is read by members and visitors, and on record', async () => {
  const quote = { before: 'Nobody ', word: 'flies', after: ' alone.' }
  const { status } = await save({ name: '  The Osprey House ', quote, chatInviteUrl: null })
  expect(status).toBe(200)
  expect((await rook(settings.show)).body).toMatchObject({ name: 'The Osprey House', quote })
  expect((await world.visitor(settings.showPublic)).body).toMatchObject({ name: 'The Osprey House', quote })
  const [entry] = await entries()
  expect(entry).toMatchObject({
    actor_id: await world.idOf('marcus'),
    before: { name: 'Aerie' },
    after: { name: 'The Osprey House', quote },
  })
  expect(Object.keys(Object(entry?.after)).sort()).toEqual(['name', 'quote'])
})

test('the years of history follow from the founding year', async () => {
  const year = new Date().getFullYear()
  await save({ foundingYear: year - 120 })
  expect((await rook(settings.show)).body.yearsOfHistory).toBe(120)
  expect((await rook(stats.show)).body.yearsOfHistory).toBe(120)
  expect((await save({ foundingYear: year + 1 })).status).toBe(400)
})

test('full participation is all who may vote until an officer sets a number, and again once he empties it', async () => {
  const full = async () => (await rook(settings.show)).body.fullPollVotes
  expect(await full()).toBeNull()
  await save({ fullPollVotes: 80 })
  expect(await full()).toBe(80)
  expect((await save({ fullPollVotes: null })).status).toBe(200)
  expect(await full()).toBeNull()
})

test('the shortest password is asked of whoever chooses one', async () => {
  await save({ passwordMinLength: 14 })
  expect((await world.visitor(settings.showPublic)).body.passwordMinLength).toBe(14)
  await save({ passwordMinLength: 6 })
})

test('what is there already is saved by nobody, whatever the version', async () => {
  const before = await entries()
  const { wordsVersion } = (await rook(settings.show)).body
  expect((await save({ version: wordsVersion - 1 })).status).toBe(200)
  expect((await rook(settings.show)).body.wordsVersion).toBe(wordsVersion)
  expect(await entries()).toEqual(before)
})

test('the second of two who opened the same words is told of the first, and overwrites nothing unseen', async () => {
  const first = await opened()
  const second = await opened()
  expect((await marcus(settings.saveWords, { body: { ...first, motto: 'Higher' } })).status).toBe(200)
  const { status, problem } = await marcus(settings.saveWords, { body: { ...second, motto: 'Further' } })
  expect(status).toBe(409)
  expect(problem.detail).toMatch(/^\w+ .+ has saved these words since you opened them\.$/)
  expect(problem.changes?.[0]?.fields).toEqual(['motto'])
  expect((await rook(settings.show)).body.motto).toBe('Higher')
  expect((await save({ motto: 'Further' })).status).toBe(200)
})

test('of two who save at the same moment one is refused', async () => {
  const words = await opened()
  const answers = await Promise.all(
    ['One', 'Two'].map((shortName) => marcus(settings.saveWords, { body: { ...words, shortName } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an admin and a brother are refused', async () => {
  for (const who of ['julian', 'rook'] as const) {
    const { status, problem } = await save({ motto: 'Mine' }, await world.as(who))
    expect([status, problem.detail]).toEqual([403, expect.stringMatching(/\w+ \w+.*\.$/)])
  }
})

test.each([
  [{ name: ' ' }, 'The name is missing'],
  [{ shortName: '' }, 'The short name is missing'],
  [{ quote: { before: 'All ', word: '', after: '.' } }, 'The hidden word is missing'],
  [{ quote: { before: 'x'.repeat(280), word: 'y', after: '' } }, 'At most 280 characters'],
  [{ chatInviteUrl: 'javascript:alert(1)' }, 'A web address, such as https://chat.example.org/join'],
  [{ privacyEmail: 'nobody' }, 'A valid e-mail address'],
  [{ classCount: 0 }, 'A number from 1 to 200'],
  [{ nearbyRadiusKm: 1001 }, 'A number from 1 to 1000'],
  [{ passwordMinLength: 5 }, 'A number from 6 to 64'],
  [{ fullPollVotes: 0 }, 'A number from 1 to 100000'],
])('%j is refused with a sentence', async (change, sentence) => {
  const { status, problem } = await save(change)
  expect(status).toBe(400)
  expect(problem.errors?.map(({ message }) => message)).toEqual([sentence])
})

test.each([
  ['A brother is the wind.', 'wind', { before: 'A brother is the ', word: 'wind', after: '.' }],
  ['The windows of the wind', 'wind', { before: 'The windows of the ', word: 'wind', after: '' }],
  ['Brüder fliegen', 'Brüder', { before: '', word: 'Brüder', after: ' fliegen' }],
  ['What? (never)', '(never)', { before: 'What? ', word: '(never)', after: '' }],
  ['wind and wind', 'wind', null],
  ['The windows', 'wind', null],
  ['The wind', '', null],
])('%j parted around %j', (quote, word, parts) => {
  expect(partQuote(quote, word)).toEqual(parts)
})
