// Counts that are forged: keys that were not turned, parts that were not made with them, sums and results that are not the ballots'.
import { expect, test } from 'vitest'
import { decryptPart } from './decryption.ts'
import { ceremony, type Forgery, honestElection, movedByOne, type Part, refusalOf } from './election.fixture.ts'

const honest = await honestElection([0, 1], { committee: await ceremony(2, 3), answers: 2 })
const { hash } = honest.election
const check = (how: Parameters<typeof honest.check>[0]) => refusalOf(() => honest.check({ turned: [1, 2], ...how }))

/** What is done to the part of key 3, which is that of the committee's second. */
const third = (change: (part: Part) => Part): Forgery => ({
  parts: (parts) => parts.map((part) => (part.owner === 3 ? change(part) : part)),
})
const altered = (change: (part: ReturnType<typeof JSON.parse>) => unknown) =>
  third(({ owner, text }) => {
    const part = JSON.parse(text)
    change(part)
    return { owner, text: JSON.stringify(part) }
  })
const byAnotherKey: Forgery = {
  parts: (parts, tally) =>
    parts.map((part) => (part.owner === 3 ? { owner: 3, text: decryptPart(hash, 5n, tally) } : part)),
}
const ofAnotherElection: Forgery = {
  parts: (parts, tally) =>
    parts.map(({ owner }) => ({ owner, text: decryptPart('x', honest.secrets.get(owner) ?? 0n, tally) })),
}

const FORGED: [string, NonNullable<Parameters<typeof honest.check>[0]>, RegExp][] = [
  ['one of two needed keys', { turned: [2] }, /^decryption: Only 1 of 2 needed keys/],
  ['no key of the server', { serverTurns: false }, /^decryption: Key 1 has not been turned/],
  [
    'one key turned twice',
    { turned: [2], forge: { parts: (parts) => [...parts, ...parts.slice(1)] } },
    /^decryption: Key 3 was turned twice/,
  ],
  ['a point that is off by one vote', { forge: third(movedByOne) }, /^decryption: The part of key 3 was not made/],
  [
    'a wrong point beside enough right ones',
    { turned: [1, 2, 3], forge: third(movedByOne) },
    /^decryption: The part of key 3 was not made/,
  ],
  ['a part by another key', { forge: byAnotherKey }, /^decryption: The part of key 3 was not made/],
  ['a part for another election', { forge: ofAnotherElection }, /^decryption: The part of key 1 was not made/],
  [
    'a part under another number',
    { forge: third(({ text }) => ({ owner: 4, text })) },
    /^decryption: The part of key 4 was not made/,
  ],
  ['a part of nobody', { forge: third(({ text }) => ({ owner: 9, text })) }, /^decryption: There is no key 9/],
  [
    'a part that opens half of the sums',
    { forge: altered((part) => part.decryption_factors[0].pop()) },
    /^decryption: .*one point for each sum/,
  ],
  [
    'a part with a field too many',
    { forge: altered((part) => Object.assign(part, { note: 'x' })) },
    /^decryption: The part of key 3 is malformed/,
  ],
  ['the result 2, 0', { forge: { result: [[2, 0]] } }, /^result: It is not what the turned keys open/],
  ['the result 1, 1, 0', { forge: { result: [[1, 1, 0]] } }, /^result: It does not have a number for each/],
  ['the result 1, -1', { forge: { result: [[1, -1]] } }, /^result: It is not what the turned keys open/],
  [
    'a ballot left out of the sum',
    { forge: { countedBallots: (cast) => cast.slice(1) } },
    /^tally: It does not count as many/,
  ],
  [
    'a ballot left out, and the number forged',
    { forge: { countedBallots: (cast) => cast.slice(1), counted: 2 } },
    /^tally: It is not the sum of the ballots/,
  ],
  [
    'a ballot counted twice',
    { forge: { countedBallots: ([first = '']) => [first, first], counted: 2 } },
    /^tally: It is not the sum of the ballots/,
  ],
]

test.each(FORGED)('a count with %s', async (_, how, sentence) => {
  expect(await check(how)).toMatch(sentence)
})
