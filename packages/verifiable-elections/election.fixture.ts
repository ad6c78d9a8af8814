// Ceremonies and elections in memory for the tests: made once, and forged in as many ways as there are.
import { appendEvent, EMPTY, type EventType, writeArchive } from './archive.ts'
import { type CheckedBallot, checkBallot } from './ballot-checks.ts'
import { makeBallot } from './ballots.ts'
import { makeCertificate } from './certificates.ts'
import { type CheckBallots, checkArchive } from './check-archive.ts'
import { decryptPart } from './decryption.ts'
import { type Election, readElection, writeElection } from './election.ts'
import { hashOf, randomNumber, readPoint, timesBase, writePoint, ZERO } from './group.ts'
import type { Signed } from './messages.ts'
import { makeParameters, openKey, type Parameters } from './parameters.ts'
import type { Ciphertext } from './proofs.ts'
import { Refused } from './refused.ts'
import { makeWords, seedOf } from './seeds.ts'
import { makeShares, type Shares } from './shares.ts'
import { numbersIn, sumOfBallots, writeTally } from './tally.ts'
import { makeTrusteeKey } from './trustee-keys.ts'
import { checkTrustees, combineFactors, type TrusteeGroup, type Trustees } from './trustees.ts'
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
  const parameters = makeParameters(certificates, shares, acknowledgements)
  return { seeds, certificates, shares, acknowledgements, parameters }
}

/** The sentence of what is refused; "accepted" where nothing is. */
export async function refusalOf(act: () => unknown): Promise<string> {
  try {
    await act()
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
  return 'accepted'
}

export type Part = { owner: number; text: string }

/** What a test may forge; what it leaves out is done as it should be. */
export type Forgery = {
  trustees?: (honest: Trustees) => unknown
  ballots?: () => string[]
  /** Of the ballots, those that are summed. */
  countedBallots?: (cast: string[]) => string[]
  counted?: number
  parts?: (honest: Part[], tally: Ciphertext[][]) => Part[]
  result?: number[][]
  events?: (events: [EventType, string[]][]) => [EventType, string[]][]
}

type Turned = {
  /** Places, from 1, of those of the committee who turn their keys. */
  turned?: readonly number[]
  serverTurns?: boolean
  forge?: Forgery
}

type Holders = { committee?: Ceremony; singles?: number; answers?: number; electionKey?: string }

/** An election by single trustees and a committee, with a ballot for each vote, which may be archived in many ways. */
export async function honestElection(
  votes: readonly (number | null)[],
  { committee, singles = 1, answers = 3, electionKey }: Holders = {},
) {
  const servers = Array.from({ length: singles }, makeTrusteeKey)
  const trustees: Trustees = [
    ...servers.map(({ publicKey }): Trustees[number] => ['Single', publicKey]),
    ...(committee ? [['Pedersen', committee.parameters] satisfies Trustees[number]] : []),
  ]
  const { groups, key } = checkTrustees(JSON.stringify(trustees))
  const election = electionOf(electionKey ?? writePoint(key), answers)
  const credentials = votes.map(randomNumber)
  const ballots = votes.map((vote, at) => makeBallot(election, credentials[at] ?? 0n, [votesFor(vote, answers)]))
  const checked = new Map(ballots.map((ballot) => [ballot, checkBallot(ballot, election)]))
  const secrets = new Map(servers.map(({ secret }, at) => [at + 1, secret]))
  for (const [at, seed] of committee?.seeds.entries() ?? []) {
    const sealed = committee?.acknowledgements[at]?.private_key ?? ''
    if (committee) secrets.set(singles + at + 1, (await openKey(seed, committee.parameters, sealed)).secret)
  }
  const honest: Honest = { trustees, groups, election, credentials, ballots, checked, secrets, singles, answers }
  const bytesOf = (how: Turned = {}) => archiveOf(eventsOf(honest, how))
  return {
    ...honest,
    bytesOf,
    /** Ballots that were checked when they were made are not checked once more. */
    check: (how: Turned = {}) => checkArchive(bytesOf(how), rememberedOf(honest)),
  }
}

type Honest = {
  trustees: Trustees
  groups: TrusteeGroup[]
  election: Election
  credentials: bigint[]
  ballots: string[]
  checked: Map<string, CheckedBallot>
  /** Of each owner of a key, by his number. */
  secrets: Map<number, bigint>
  singles: number
  answers: number
}

function electionOf(key: string, answers: number) {
  const text = writeElection({
    description: 'Board',
    name: 'Board election',
    public_key: key,
    questions: [{ answers: 'ABCDE'.slice(0, answers).split(''), min: 0, max: 1, question: 'President?' }],
    uuid: 'AAAAbbbbCCCC12',
  })
  return readElection(text)
}

const votesFor = (vote: number | null, answers: number) =>
  Array.from({ length: answers }, (_, answer): 0 | 1 => (answer === vote ? 1 : 0))

const rememberedOf =
  ({ checked }: Honest): CheckBallots =>
  async (texts, election) =>
    texts.map((text) => checked.get(text) ?? checkBallot(text, election))

function eventsOf(honest: Honest, { turned = [], serverTurns = true, forge = {} }: Turned): [EventType, string[]][] {
  const { election, answers, singles, secrets } = honest
  const trustees = JSON.stringify(forge.trustees?.(structuredClone(honest.trustees)) ?? honest.trustees)
  const listed = JSON.stringify(honest.credentials.map((secret) => writePoint(timesBase(secret))).sort())
  const ballots = forge.ballots?.() ?? honest.ballots
  const counted = forge.countedBallots?.(ballots) ?? ballots
  const tally = sumOfBallots(
    counted.map((ballot) => ciphertextsOf(honest, ballot)),
    [answers],
  )
  const owners = [...(serverTurns ? honest.groups.slice(0, singles).map((_, at) => at + 1) : [])]
  const turning = [...owners, ...turned.map((place) => singles + place)]
  const right = turning.map((owner) => ({ owner, text: decryptPart(election.hash, secrets.get(owner) ?? 0n, tally) }))
  const parts = forge.parts?.(right, tally) ?? right
  const result = forge.result ?? [opened(honest, tally, ballots.length)]
  const sums = JSON.stringify(writeTally(tally))
  const count = forge.counted ?? counted.length
  const summary = { num_tallied: count, total_weight: count, encrypted_tally: hashOf(sums) }
  const setup = { election: hashOf(election.text), trustees: hashOf(trustees), credentials: hashOf(listed) }
  const events: [EventType, string[]][] = [
    ['Setup', [election.text, trustees, listed, JSON.stringify(setup)]],
    ...ballots.map((ballot): [EventType, string[]] => ['Ballot', [ballot]]),
    ['EndBallots', []],
    ['EncryptedTally', [sums, JSON.stringify(summary)]],
    ...parts.map(({ owner, text }): [EventType, string[]] => [
      'PartialDecryption',
      [text, JSON.stringify({ owner, payload: hashOf(text) })],
    ]),
    ['Result', [JSON.stringify({ result })]],
  ]
  return forge.events?.(events) ?? events
}

/** Of a forged ballot nothing: it is refused before it is summed. */
const ciphertextsOf = ({ checked }: Honest, ballot: string) => checked.get(ballot)?.answers ?? []

/** What the sums say, opened with the keys of all. */
function opened({ groups, secrets, answers }: Honest, [sums = []]: Ciphertext[][], most: number) {
  const factors = new Map(
    [...secrets].map(([owner, secret]) => [
      owner,
      [sums.map(({ alpha }) => (alpha.equals(ZERO) ? ZERO : alpha.multiply(secret)))],
    ]),
  )
  const [combined = []] = combineFactors(groups, factors, [answers])
  return numbersIn(
    sums.map(({ beta }, at) => beta.subtract(combined[at] ?? ZERO)),
    most,
  )
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

/** A point of a part moved by one vote. */
export function movedByOne({ owner, text }: Part): Part {
  const part = JSON.parse(text)
  const moved = readPoint(part.decryption_factors[0][0]).add(timesBase(1n))
  part.decryption_factors[0][0] = writePoint(moved)
  return { owner, text: JSON.stringify(part) }
}
