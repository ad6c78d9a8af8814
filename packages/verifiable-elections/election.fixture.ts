// Ceremonies and elections in memory for the tests, with a place in which each of them can be forged.
import { appendEvent, EMPTY, type EventType, writeArchive } from './archive.ts'
import { checkBallot } from './ballot-checks.ts'
import { makeBallot } from './ballots.ts'
import { makeCertificate } from './certificates.ts'
import { decryptPart } from './decryption.ts'
import { type Election, readElection, writeElection } from './election.ts'
import { hashOf, randomNumber, readPoint, timesBase, writePoint } from './group.ts'
import type { Signed } from './messages.ts'
import { makeParameters, openKey, type Parameters } from './parameters.ts'
import type { Ciphertext } from './proofs.ts'
import { makeWords, seedOf } from './seeds.ts'
import { makeShares, type Shares } from './shares.ts'
import { numbersIn, sumOfBallots, writeTally } from './tally.ts'
import { makeTrusteeKey } from './trustee-keys.ts'
import { checkTrustees, combineFactors, type Factors, type Trustees } from './trustees.ts'
import { type Acknowledgement, acknowledge, receivedBy } from './verification-keys.ts'

export type Ceremony = {
  seeds: string[]
  certificates: Signed[]
  shares: Shares[]
  acknowledgements: Acknowledgement[]
  parameters: Parameters
}

export async function ceremony(threshold: number, size: number): Promise<Ceremony> {
  const seeds = Array.from({ length: size }, () => seedOf(makeWords()))
  const certificates = seeds.map((seed, at) => makeCertificate(seed, { size, threshold, index: at + 1 }))
  const shares = await Promise.all(seeds.map((seed) => makeShares(seed, certificates)))
  const acknowledgements = await Promise.all(
    seeds.map((seed, at) => acknowledge(seed, certificates, receivedBy(shares, at + 1))),
  )
  return {
    seeds,
    certificates,
    shares,
    acknowledgements,
    parameters: makeParameters(certificates, shares, acknowledgements),
  }
}

export type Part = { owner: number; text: string }

/** What a test may forge; what it leaves out is done as it should be. */
export type Forgery = {
  trustees?: (honest: Trustees) => unknown
  electionKey?: string
  ballots?: (honest: string[], election: Election, credentials: bigint[]) => string[]
  countedBallots?: (cast: string[]) => string[]
  counted?: number
  afterEnd?: (election: Election) => string[]
  parts?: (honest: Part[], of: { election: Election; tally: Ciphertext[][] }) => Part[]
  result?: number[][]
  /** Files are written as they stand; else with their own hashes. */
  eventOrder?: (events: [EventType, string[]][]) => [EventType, string[]][]
}

/** An election of the votes by the server's key and the committee, or by single trustees where there is none. */
export async function election(
  votes: readonly (number | null)[],
  {
    committee,
    turned = [],
    singles = 1,
    answers = 3,
    forge = {},
    serverTurns = true,
  }: {
    committee?: Ceremony
    /** Places, from 1, of those of the committee who turn their keys. */
    turned?: readonly number[]
    singles?: number
    answers?: number
    forge?: Forgery
    serverTurns?: boolean
  } = {},
) {
  const servers = Array.from({ length: singles }, makeTrusteeKey)
  const honest: Trustees = [
    ...servers.map(({ publicKey }): Trustees[number] => ['Single', publicKey]),
    ...(committee ? [['Pedersen', committee.parameters] satisfies Trustees[number]] : []),
  ]
  const key = checkTrustees(JSON.stringify(honest)).key
  const trustees = JSON.stringify(forge.trustees ? forge.trustees(structuredClone(honest)) : honest)
  const text = writeElection({
    description: 'Board',
    name: 'Board election',
    public_key: forge.electionKey ?? writePoint(key),
    questions: [{ answers: 'ABCDE'.slice(0, answers).split(''), min: 0, max: 1, question: 'President?' }],
    uuid: uuidOf(votes.length),
  })
  const asked = readElection(text)
  const credentials = votes.map(randomNumber)
  const listed = JSON.stringify(credentials.map((secret) => writePoint(timesBase(secret))).sort())
  const cast = votes.map((vote, at) =>
    makeBallot(asked, credentials[at] ?? 0n, [
      Array.from({ length: answers }, (_, answer) => (answer === vote ? 1 : 0)),
    ]),
  )
  const ballots = forge.ballots?.(cast, asked, credentials) ?? cast
  const counted = forge.countedBallots?.(ballots) ?? ballots
  const tally = sumOfBallots(
    counted.map((ballot) => answersOf(ballot, asked)),
    [answers],
  )
  const honestParts: Part[] = serverTurns
    ? servers.map(({ secret }, at) => ({ owner: at + 1, text: decryptPart(asked.hash, secret, tally) }))
    : []
  for (const place of turned) {
    if (!committee) break
    const sealed = committee.acknowledgements[place - 1]?.private_key ?? ''
    const { secret } = await openKey(committee.seeds[place - 1] ?? '', committee.parameters, sealed)
    honestParts.push({ owner: singles + place, text: decryptPart(asked.hash, secret, tally) })
  }
  const parts = forge.parts?.(honestParts, { election: asked, tally }) ?? honestParts
  const result = forge.result ?? open(parts, { trustees: honest, tally, answers, most: ballots.length })
  const sums = JSON.stringify(writeTally(tally))
  const count = forge.counted ?? counted.length
  const summary = { num_tallied: count, total_weight: count, encrypted_tally: hashOf(sums) }
  const setup = { election: hashOf(text), trustees: hashOf(trustees), credentials: hashOf(listed) }
  const events: [EventType, string[]][] = [
    ['Setup', [text, trustees, listed, JSON.stringify(setup)]],
    ...ballots.map((ballot): [EventType, string[]] => ['Ballot', [ballot]]),
    ['EndBallots', []],
    ...(forge.afterEnd?.(asked) ?? []).map((ballot): [EventType, string[]] => ['Ballot', [ballot]]),
    ['EncryptedTally', [sums, JSON.stringify(summary)]],
    ...parts.map(({ owner, text: part }): [EventType, string[]] => [
      'PartialDecryption',
      [part, JSON.stringify({ owner, payload: hashOf(part) })],
    ]),
    ['Result', [JSON.stringify({ result })]],
  ]
  return { bytes: archiveOf(forge.eventOrder?.(events) ?? events), election: asked, result }
}

/** Ciphertexts of a ballot, unchecked: a forged one has them too. */
function answersOf(ballot: string, asked: Election): Ciphertext[][] {
  try {
    return checkBallot(ballot, asked).answers
  } catch {
    const { answers } = JSON.parse(ballot)
    return (answers ?? []).map(({ choices }: { choices: { alpha: string; beta: string }[] }) =>
      choices.map(({ alpha, beta }) => ({ alpha: readLoosely(alpha), beta: readLoosely(beta) })),
    )
  }
}

function readLoosely(digits: string) {
  try {
    return readPoint(digits)
  } catch {
    return timesBase(0n)
  }
}

function open(
  parts: readonly Part[],
  { trustees, tally, answers, most }: { trustees: Trustees; tally: Ciphertext[][]; answers: number; most: number },
) {
  try {
    const { groups } = checkTrustees(JSON.stringify(trustees))
    const read = new Map<number, Factors>(
      parts.map(({ owner, text }) => [
        owner,
        JSON.parse(text).decryption_factors.map((row: string[]) => row.map(readPoint)),
      ]),
    )
    const factors = combineFactors(groups, read, [answers])
    return tally.map((sums, question) =>
      numbersIn(
        sums.map(({ beta }, at) => beta.subtract(factors[question]?.[at] ?? timesBase(0n))),
        most,
      ),
    )
  } catch {
    return [Array.from({ length: answers }, () => 0)]
  }
}

export function archiveOf(events: readonly [EventType, readonly string[]][], seconds = 1_790_000_000): Uint8Array {
  let head = EMPTY
  const files = events.flatMap(([type, data]) => {
    const appended = appendEvent(head, type, data)
    head = appended.head
    return appended.files
  })
  return writeArchive(files, seconds)
}

const uuidOf = (number: number) => `AAAAbbbbCCCC${String(number).replaceAll('0', '1').padStart(4, '2')}`
