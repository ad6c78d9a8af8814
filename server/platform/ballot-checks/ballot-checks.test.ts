// The threads that check ballots: what they accept and refuse is what the package does, in its words, and a fault stays in its place.
import { checkBallot } from '@aerie/verifiable-elections/ballot-checks'
import { makeBallot } from '@aerie/verifiable-elections/ballots'
import { decryptPart } from '@aerie/verifiable-elections/decryption'
import { readElection, writeElection } from '@aerie/verifiable-elections/election'
import { forgedBallots } from '@aerie/verifiable-elections/forged-ballots.fixture'
import { randomNumber, timesBase, writePoint } from '@aerie/verifiable-elections/group'
import { Refused } from '@aerie/verifiable-elections/refused'
import { readTally, sumOfBallots, writeTally } from '@aerie/verifiable-elections/tally'
import { makeTrusteeKey } from '@aerie/verifiable-elections/trustee-keys'
import { afterAll, expect, test } from 'vitest'
import { openBallotChecks } from './ballot-checks.ts'
import { checkQuickly } from './quick-check.ts'

const key = makeTrusteeKey()
const text = writeElection({
  description: 'Board',
  name: 'Board election',
  public_key: key.publicKey.public_key,
  questions: [{ answers: ['A', 'B'], min: 0, max: 1, question: 'President?' }],
  uuid: 'AAAAbbbbCCCC12',
})
const election = readElection(text)
const credentials = [randomNumber(), randomNumber(), randomNumber()]
const ballots = (
  [
    [1, 0],
    [0, 1],
    [0, 0],
  ] as const
).map((votes, at) => makeBallot(election, credentials[at] ?? 0n, [votes]))
const checks = openBallotChecks(1)
afterAll(checks.close)

test('honest ballots pass the quick check, with the name that the package gives them', () => {
  for (const ballot of ballots) {
    const { credential, tracker } = checkBallot(ballot, election)
    expect(checkQuickly(ballot, election)).toEqual({ credential, tracker })
  }
})

const refusalOf = async (check: () => unknown) => {
  try {
    await check()
    return 'accepted'
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}

test('no forged ballot passes it, and each is refused in the words of the package', async () => {
  const credential = credentials[0] ?? 0n
  const pair = [ballots[0] ?? '', makeBallot(election, credential, [[0, 1]])] as const
  const forged = forgedBallots(pair, { election, credential })
  const said: Record<string, unknown> = {}
  for (const [name, [ballot]] of Object.entries(forged)) {
    const words = await refusalOf(() => checkBallot(ballot, election))
    expect(words, name).toMatch(/^ballot: /)
    said[name] = [checkQuickly(ballot, election), (await refusalOf(() => checks.checkBallot(text, ballot))) === words]
  }
  expect(said).toEqual(Object.fromEntries(Object.keys(forged).map((name) => [name, [null, true]])))
})

test('a question of several choices, with a least number, is checked as well', () => {
  const questions = [{ answers: ['A', 'B', 'C'], min: 1, max: 2, question: 'Two of them?' }]
  const asked = readElection(JSON.stringify({ ...election.fields, questions }))
  const ballot = makeBallot(asked, randomNumber(), [[1, 0, 1]])
  expect(checkQuickly(ballot, asked)).not.toBeNull()
  expect(checkQuickly(ballot, election)).toBeNull()
})

test('voting keys, the sum and the result are those of the package', async () => {
  expect(await checks.publicCredentials(credentials)).toEqual(credentials.map((one) => writePoint(timesBase(one))))
  const tally = await checks.sumBallots(ballots, [2])
  const answers = ballots.map((ballot) => checkBallot(ballot, election).answers)
  expect(tally).toBe(JSON.stringify(writeTally(sumOfBallots(answers, [2]))))
  const part = decryptPart(election.hash, key.secret, readTally(JSON.parse(tally)))
  const count = { election: text, trustees: JSON.stringify([['Single', key.publicKey]]), tally }
  await checks.checkPart({ ...count, owner: 1, part })
  expect(await checks.decodeResult({ ...count, parts: [{ owner: 1, part }], most: 3 })).toEqual([[1, 1]])
  const wrong = decryptPart(election.hash, 5n, readTally(JSON.parse(tally)))
  await expect(checks.checkPart({ ...count, owner: 1, part: wrong })).rejects.toThrow('was not made with the key')
  await expect(checks.decodeResult({ ...count, parts: [], most: 3 })).rejects.toThrow('Key 1 has not been turned')
})

test('ballots of more than one piece are summed in their order', async () => {
  const many = Array.from({ length: 251 }, (_, at) => ballots[at % 2] ?? '')
  const tally = await checks.sumBallots(many, [2])
  const part = decryptPart(election.hash, key.secret, readTally(JSON.parse(tally)))
  const count = { election: text, trustees: JSON.stringify([['Single', key.publicKey]]), tally }
  expect(await checks.decodeResult({ ...count, parts: [{ owner: 1, part }], most: 251 })).toEqual([[126, 125]])
})

test('what ends a thread is the fault of its asker alone, and of nobody after him', async () => {
  const [broken, honest] = await Promise.allSettled([
    checks.sumBallots(['no ballot'], [2]),
    checks.checkBallot(text, ballots[0] ?? ''),
  ])
  expect([broken.status, honest.status]).toEqual(['rejected', 'fulfilled'])
})

test('what is expected is made ready, and what cannot be read of it harms nobody', async () => {
  const ready = openBallotChecks(1)
  ready.expect(['no election', text])
  expect(await ready.checkBallot(text, ballots[0] ?? '')).toEqual(checkQuickly(ballots[0] ?? '', election))
  await ready.close()
  ready.expect([text])
})

test('who comes when very many wait is sent away, and who waits at the end is not kept', async () => {
  const crowded = openBallotChecks(1)
  const asked = Array.from({ length: 520 }, () => crowded.checkBallot(text, ballots[0] ?? ''))
  const ended = Promise.allSettled(asked)
  await expect(asked.at(-1)).rejects.toThrow('Many are voting at this moment')
  await crowded.close()
  expect((await ended).every(({ status }) => status === 'rejected')).toBe(true)
  await expect(crowded.checkBallot(text, ballots[0] ?? '')).rejects.toThrow('closed')
})
