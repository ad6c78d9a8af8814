// The check of an election, board by board and step by step, each of which says what it found or why it fails.
import { type Board, dataOf, readArchive } from '@aerie/verifiable-elections/archive'
import type { CheckedBallot } from '@aerie/verifiable-elections/ballot-checks'
import { type CheckedSetup, checkCount, checkSetup, checkVoters } from '@aerie/verifiable-elections/check-archive'
import type { Election } from '@aerie/verifiable-elections/election'
import { hashOf } from '@aerie/verifiable-elections/group'
import { must, Refused } from '@aerie/verifiable-elections/refused'
import { wordsOfHash } from '@aerie/verifiable-elections/seeds'
import type { BoardToCheck, CheckMessage, Findings, StepName } from './check-messages.ts'
import { sentenceOf } from './refusals.ts'

/** What is asked of the boards, and how ballots are checked: in other threads where there are some. */
export interface ElectionCheck {
  boards: readonly BoardToCheck[]
  words: readonly string[] | null
  say: (message: CheckMessage) => void
  checkBallots: (
    texts: readonly string[],
    election: Election,
    onDone: (done: number) => void,
  ) => Promise<CheckedBallot[]>
}

/** A board as far as it has been checked. */
interface CheckedBoard {
  of: BoardToCheck
  board: Board
  setup: CheckedSetup
  ballots: CheckedBallot[]
}

/** Ends at the first step that fails, once that is said. */
export async function checkElection(archives: readonly Uint8Array[], check: ElectionCheck): Promise<void> {
  try {
    const boards = await step(check, 'record', () => readBoards(archives, check))
    const setups = await step(check, 'list', () => checkLists(boards, check))
    await step(check, 'voters', () => checkWhoVoted(boards, setups, check))
    const checked: CheckedBoard[] = []
    for (const [at, of] of check.boards.entries()) {
      const [board, setup] = [boards[at], setups[at]]
      if (!board || !setup) continue
      const ballots = await step(check, `ballots-${of.positionId}`, () => checkBallotsOf(board, setup, of, check))
      checked.push({ of, board, setup, ballots })
    }
    await step(check, 'keys', () => checkKeys(checked, check))
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
  }
}

/** It has been said already. */
class StepFailed extends Error {
  override readonly name = 'StepFailed'
}

async function step<Found>({ say }: ElectionCheck, name: StepName, take: () => Found | Promise<Found>): Promise<Found> {
  try {
    return await take()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    say({ step: name, state: 'fails', sentence: sentenceOf(error) })
    throw new StepFailed(name)
  }
}

const holds = ({ say }: ElectionCheck, name: StepName, findings: Findings) =>
  say({ step: name, state: 'holds', findings })

const ballotTexts = (board: Board) =>
  board.events.flatMap(({ event }) => (event.type === 'Ballot' ? [dataOf(board, event.payload, 'ballot')] : []))

function readBoards(archives: readonly Uint8Array[], check: ElectionCheck): Board[] {
  const boards = archives.map(readArchive)
  for (const [at, { keptHead, positionId }] of check.boards.entries()) {
    const board = boards[at]
    must(
      !keptHead || board?.events.some(({ hash }) => hash === keptHead) === true,
      'chain',
      'It does not go on from where it stood when you voted.',
    )
    if (board) check.say({ positionId, trackers: ballotTexts(board).map(trackerIn) })
  }
  const entries = boards.reduce((sum, { events }) => sum + events.length, 0)
  holds(check, 'record', { entries, bytes: archives.map(({ length }) => length) })
  return boards
}

/** What it says it is; whether it is that, is checked with the ballot. */
function trackerIn(text: string): string {
  try {
    return String(JSON.parse(text).signature.hash)
  } catch {
    return ''
  }
}

function checkLists(boards: readonly Board[], check: ElectionCheck): CheckedSetup[] {
  const setups = boards.map(checkSetup)
  const beginnings = boards.map(({ events }) => events[0]?.hash ?? '')
  const words = wordsOfHash(hashOf(beginnings.sort().join('')))
  for (const announced of [check.words, ...check.boards.map(({ keptWords }) => keptWords)])
    must(
      !announced || announced.join(' ') === words.join(' '),
      'setup',
      `Its twelve words are ${words.join(' ')}, and it was announced by others.`,
    )
  const entitled = setups.map(({ credentials }) => credentials.size)
  holds(check, 'list', { entitled, words, uuids: setups.map(({ election }) => election.fields.uuid) })
  return setups
}

function checkWhoVoted(boards: readonly Board[], setups: readonly CheckedSetup[], check: ElectionCheck) {
  let ballots = 0
  for (const [at, board] of boards.entries()) {
    const texts = ballotTexts(board)
    checkVoters(
      texts.map((text) => ({ credential: credentialIn(text) })),
      setups[at]?.credentials ?? new Set(),
    )
    const published = check.boards[at]?.voters ?? null
    const count = texts.length
    must(
      published === null || published === count,
      'voters',
      `There are ${count} ballots, and ${published} are listed as having voted.`,
    )
    ballots += count
  }
  holds(check, 'voters', { ballots })
}

function credentialIn(text: string): string {
  try {
    return String(JSON.parse(text).credential)
  } catch {
    return ''
  }
}

async function checkBallotsOf(
  board: Board,
  { election }: CheckedSetup,
  { positionId }: BoardToCheck,
  check: ElectionCheck,
) {
  const texts = ballotTexts(board)
  const name: StepName = `ballots-${positionId}`
  const onDone = (done: number) => check.say({ step: name, state: 'running', done, of: texts.length })
  onDone(0)
  const ballots = await check.checkBallots(texts, election, onDone)
  holds(check, name, { ballots: ballots.length })
  return ballots
}

function checkKeys(checked: readonly CheckedBoard[], check: ElectionCheck) {
  const counts = checked.map(({ board, setup, ballots, of }) => {
    const count = checkCount(board, setup, ballots)
    const [result] = count.result ?? []
    must(
      !result || !of.votes || of.votes.join() === result.join(),
      'result',
      `The count is ${result?.join(', ')}, and ${of.votes?.join(', ')} are published.`,
    )
    return count
  })
  const isCounted = counts.length > 0 && counts.every(({ state }) => state === 'counted')
  const committee = checked[0]?.setup.groups.find(({ kind }) => kind === 'committee')
  const findings = { turned: counts[0]?.turned ?? [], needed: committee?.needed ?? 0 }
  check.say({ step: 'keys', state: isCounted ? 'holds' : 'later', findings })
}
