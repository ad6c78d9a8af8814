// Ballots that are forged: each is refused at its step, in a sentence that says what is wrong in it.
import { expect, test } from 'vitest'
import { checkBallot } from './ballot-checks.ts'
import { makeBallot } from './ballots.ts'
import { honestElection, refusalOf } from './election.fixture.ts'
import { forgedBallots } from './forged-ballots.fixture.ts'
import { randomNumber } from './group.ts'

const honest = await honestElection([0, 1])
const { election, ballots, credentials } = honest
const [credential = 0n] = credentials
const second = makeBallot(election, credential, [[0, 1, 0]])

test.each(Object.entries(forgedBallots([ballots[0] ?? '', second], { election, credential })))(
  'a ballot %s',
  async (_, [ballot, sentence]) => {
    const refused = await refusalOf(() => checkBallot(ballot, election))
    expect(refused.slice(0, sentence.length + 8)).toBe(`ballot: ${sentence}`)
  },
)

test.each([
  [
    'a forged one on the board',
    () => [second.replace('"alpha":"', '"alpha":"0')],
    /^ballot: .*not in the group|changed/,
  ],
  ['a second one of the same voter', () => [...ballots, second], /^ballot: A voting key was used twice/],
  ['the same once more', () => [...ballots, ballots[0] ?? ''], /^ballot: A voting key was used twice/],
  [
    'one of a key that nobody was given',
    () => [...ballots, makeBallot(election, randomNumber(), [[0, 1, 0]])],
    /^ballot: It bears a voting key that nobody was given/,
  ],
])('%s', async (_, cast, sentence) => {
  expect(await refusalOf(() => honest.check({ forge: { ballots: cast } }))).toMatch(sentence)
})
