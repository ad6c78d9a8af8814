// Archives that programs of other authors made are read and counted; what they can and we do not is said as such.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type EventType, writeArchive } from './archive.ts'
import { checkArchive } from './check-archive.ts'
import { archiveOf, honestElection, refusalOf } from './election.fixture.ts'
import { readElection } from './election.ts'

const foreign = (name: string) =>
  gunzipSync(readFileSync(new URL(`./foreign-archives/${name}.bel.gz`, import.meta.url)))

test.each([
  {
    name: 'belenios-tool-3.3.0',
    groups: [
      ['single', 1],
      ['committee', 2],
    ],
    turned: [4, 2, 1],
    result: [
      [1, 2, 2],
      [1, 1],
    ],
  },
  {
    name: 'sirona-0.0.28-belenios-tool-3.3.0',
    groups: [
      ['single', 1],
      ['single', 1],
    ],
    turned: [1, 2],
    result: [[1, 1, 0]],
  },
])('made by $name, counted', async ({ name, groups, turned, result }) => {
  const checked = await checkArchive(foreign(name))
  expect(checked).toMatchObject({ state: 'counted', turned, result })
  expect(checked.trackers).toHaveLength(3)
  expect(checked.groups.map(({ kind, needed }) => [kind, needed])).toEqual(groups)
})

test('made by sirona, still open', async () => {
  const { state, trackers, credentials } = await checkArchive(foreign('sirona-0.0.28'))
  expect({ state, ballots: trackers.length, voters: credentials.size }).toEqual({
    state: 'open',
    ballots: 3,
    voters: 3,
  })
})

test('a foreign archive of which one digit was changed', async () => {
  const bytes = foreign('belenios-tool-3.3.0')
  const at = bytes.indexOf('"decryption_factors":[["') + 24
  bytes[at] = bytes[at] === 48 ? 49 : 48
  expect(await refusalOf(() => checkArchive(bytes))).toMatch(/^archive: The file .* is not what its name says/)
})

const { fields } = (await honestElection([], { answers: 2 })).election
const [question] = fields.questions

test.each([
  ['another group', { group: 'BELENIOS-2048' }, /^kind: It is of another group/],
  ['version 2', { version: 2 }, /^kind: It is of version 2/],
  [
    'a question that ranks',
    { questions: [{ type: 'NonHomomorphic', value: { answers: ['A'], question: '?' } }] },
    /^kind: One of its questions ranks/,
  ],
  ['an answer “blank”', { questions: [{ ...question, blank: true }] }, /^kind: .*counts “blank”/],
  ['a field that nobody knows', { note: 'x' }, /^election: It is no election of this kind/],
  ['a question without answers', { questions: [{ ...question, answers: [] }] }, /^election: It is no election/],
])('an election of %s', async (_, given, sentence) => {
  expect(await refusalOf(() => readElection(JSON.stringify({ ...fields, ...given })))).toMatch(sentence)
})

test('ballots that are mixed', async () => {
  const mixed = archiveOf([['Shuffle' as EventType, ['{}']]])
  expect(await refusalOf(() => checkArchive(mixed))).toMatch(/^kind: Its ballots are mixed/)
})

test('an archive of version 2', async () => {
  const bytes = writeArchive([], 0)
  bytes[bytes.indexOf(49, 512)] = 50
  expect(await refusalOf(() => checkArchive(bytes))).toMatch(/^kind: It is of version 2/)
})
