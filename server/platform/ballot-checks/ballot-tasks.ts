// What the threads are asked and what they answer, and the work itself: checks of ballots, sums of them, and their opening.
import { checkBallot } from '@aerie/verifiable-elections/ballot-checks'
import type { WrittenBallot, WrittenCiphertext } from '@aerie/verifiable-elections/ballots'
import { checkPart } from '@aerie/verifiable-elections/decryption'
import { type Election, readElection } from '@aerie/verifiable-elections/election'
import { writePoint, ZERO } from '@aerie/verifiable-elections/group'
import { checkParameters, Parameters as SetParameters } from '@aerie/verifiable-elections/parameters'
import { must } from '@aerie/verifiable-elections/refused'
import { numbersIn, readTally } from '@aerie/verifiable-elections/tally'
import { checkTrustees, combineFactors, keyOfOwner } from '@aerie/verifiable-elections/trustees'
import { type BallotName, checkQuickly } from './quick-check.ts'
import { NEUTRAL, plus, readBytes, scalarOf, timesGenerator, writeBytes } from './sodium-group.ts'

/** A tally with the keys that open it: texts as they stand on the board. */
export type Count = { election: string; trustees: string; tally: string }
/** What an owner of a key sends to open a count. */
export type TurnedKey = { owner: number; part: string }

type Works = {
  ballot: (asked: { election: string; ballot: string }) => BallotName
  committeeKey: (parameters: string) => string
  expected: (election: string) => null
  credentials: (secrets: readonly bigint[]) => string[]
  sumOfBallots: (asked: { ballots: readonly string[]; answers: readonly number[] }) => string
  sumOfTallies: (tallies: readonly string[]) => string
  part: (asked: Count & TurnedKey) => null
  result: (asked: Count & { parts: readonly TurnedKey[]; most: number }) => number[][]
}
export type TaskName = keyof Works
export type Asked<Name extends TaskName> = Parameters<Works[Name]>[0]
export type Answer<Name extends TaskName> = ReturnType<Works[Name]>

/** So many elections are under way at once, at most, whose texts need not be read again. */
const KEPT_ELECTIONS = 32

/** All of the works, which keep the elections that were asked for last. */
export function openWorks(): Works {
  const kept = new Map<string, Election>()
  const electionOf = (text: string) => {
    const election = kept.get(text) ?? readElection(text)
    kept.delete(text)
    kept.set(text, election)
    for (const oldest of kept.keys()) if (kept.size > KEPT_ELECTIONS) kept.delete(oldest)
    return election
  }
  return {
    ballot: ({ election, ballot }) => {
      const asked = electionOf(election)
      const quick = checkQuickly(ballot, asked)
      if (quick) return quick
      const { credential, tracker } = checkBallot(ballot, asked)
      return { credential, tracker }
    },
    committeeKey: (parameters) => writePoint(checkParameters(SetParameters.parse(JSON.parse(parameters))).key),
    credentials: (secrets) => secrets.map((secret) => writeBytes(timesGenerator(scalarOf(secret)))),
    expected: (text) => {
      electionOf(text)
      return null
    },
    sumOfBallots: ({ ballots, answers }) =>
      sumOf(
        ballots.map((text) => (JSON.parse(text) as WrittenBallot).answers.map(({ choices }) => choices)),
        answers,
      ),
    sumOfTallies: (tallies) => {
      const written = tallies.map((text) => JSON.parse(text) as WrittenCiphertext[][])
      return sumOf(written, written[0]?.map(({ length }) => length) ?? [])
    },
    part: (asked) => {
      factorsOf(asked, electionOf(asked.election))
      return null
    },
    result: ({ parts, most, ...count }) => resultOf(count, parts, { most, election: electionOf(count.election) }),
  }
}

/** The text of a tally: of each answer of each question the sum of what is written. */
function sumOf(written: readonly (readonly (readonly WrittenCiphertext[])[])[], answers: readonly number[]) {
  const sums = answers.map((count) => Array.from({ length: count }, () => ({ alpha: NEUTRAL, beta: NEUTRAL })))
  for (const ciphertexts of written)
    for (const [question, of] of sums.entries())
      for (const [answer, sum] of of.entries()) {
        const one = ciphertexts[question]?.[answer]
        if (!one) throw new TypeError('A ballot of another election')
        sum.alpha = plus(sum.alpha, readBytes(one.alpha))
        sum.beta = plus(sum.beta, readBytes(one.beta))
      }
  return JSON.stringify(
    sums.map((of) => of.map(({ alpha, beta }) => ({ alpha: writeBytes(alpha), beta: writeBytes(beta) }))),
  )
}

const tallyOf = (text: string) => readTally(JSON.parse(text))

function factorsOf({ trustees, tally, owner, part }: Count & TurnedKey, { hash }: Election) {
  const key = keyOfOwner(checkTrustees(trustees).groups, owner)
  must(key !== null, 'decryption', `There is no key ${owner}.`)
  return checkPart(part, { electionHash: hash, key, tally: tallyOf(tally), whose: `The part of key ${owner}` })
}

function resultOf(
  { trustees, tally, election: _ }: Count,
  parts: readonly TurnedKey[],
  { most, election: { hash } }: { most: number; election: Election },
) {
  const { groups } = checkTrustees(trustees)
  const sums = tallyOf(tally)
  const factors = new Map(
    parts.map(({ owner, part }) => {
      const key = keyOfOwner(groups, owner)
      must(key !== null, 'decryption', `There is no key ${owner}.`)
      return [owner, checkPart(part, { electionHash: hash, key, tally: sums, whose: `The part of key ${owner}` })]
    }),
  )
  const combined = combineFactors(
    groups,
    factors,
    sums.map(({ length }) => length),
  )
  const opened = sums.flatMap((of, question) =>
    of.map(({ beta }, answer) => beta.subtract(combined[question]?.[answer] ?? ZERO)),
  )
  const numbers = numbersIn(opened, most)
  return sums.map((of) => numbers.splice(0, of.length))
}
