// Checks the boards of an election before its count is opened, and opens one trustee's part of it.
import { type Board, dataOf, readArchive } from '@aerie/verifiable-elections/archive'
import { checkBallot } from '@aerie/verifiable-elections/ballot-checks'
import { type CheckedArchive, checkArchive } from '@aerie/verifiable-elections/check-archive'
import { decryptPart } from '@aerie/verifiable-elections/decryption'
import { hashOf } from '@aerie/verifiable-elections/group'
import { openKey, type Parameters } from '@aerie/verifiable-elections/parameters'
import type { Ciphertext } from '@aerie/verifiable-elections/proofs'
import { Refused } from '@aerie/verifiable-elections/refused'
import { wordsOfHash } from '@aerie/verifiable-elections/seeds'
import { readTally } from '@aerie/verifiable-elections/tally'
import type { Trustees } from '@aerie/verifiable-elections/trustees'

/** What the boards of an election say once all of each has been checked, in the order in which they were given. */
export interface BoardsChecked {
  positions: {
    title: string
    ballots: number
    /** Voting keys that were given out, and the SHA-256 of their list. */
    voters: number
    votersHash: string
    /** The hash of its first event, by which the election is named. */
    setupHash: string
    /** The hash of the sum of its ballots. */
    tallyHash: string
  }[]
  /** The twelve words that name the election. */
  words: string[]
}

/** A board that was checked, with what a part of its count is made from. */
interface Counted {
  archive: CheckedArchive
  parameters: Parameters
  tally: Ciphertext[][]
}

const BALLOTS_AT_A_TIME = 10

/** Refused where one of them does not hold, or is not ready to be counted. `onProgress` is told from 0 to 1. */
export async function checkBoards(
  files: readonly ArrayBuffer[],
  onProgress: (done: number) => void,
): Promise<{ checked: BoardsChecked; counted: Counted[] }> {
  const boards = files.map((file) => new Uint8Array(file)).map((bytes) => ({ bytes, board: readArchive(bytes) }))
  const all = boards.reduce((sum, { board }) => sum + ballotsOf(board), 0)
  let checked = 0
  const counted: Counted[] = []
  const positions: BoardsChecked['positions'] = []
  for (const { bytes, board } of boards) {
    const archive = await checkArchive(bytes, async (texts, election) => {
      const ballots = []
      for (const text of texts) {
        ballots.push(checkBallot(text, election))
        if (++checked % BALLOTS_AT_A_TIME === 0) onProgress(checked / all)
      }
      return ballots
    })
    counted.push({ archive, parameters: committeeOf(board), tally: tallyOf(board) })
    positions.push(summaryOf(board, archive))
  }
  const setups = positions.map(({ setupHash }) => setupHash).sort()
  return { checked: { positions, words: wordsOfHash(hashOf(setups.join(''))) }, counted }
}

/** The part of the trustee with this seed, for each board; refused where he does not stand in one of them. */
export async function turnIn(counted: readonly Counted[], seed: string, sealedKey: string): Promise<string[]> {
  const parts: string[] = []
  for (const { archive, parameters, tally } of counted) {
    const { secret } = await openKey(seed, parameters, sealedKey)
    parts.push(decryptPart(archive.election.hash, secret, tally))
  }
  return parts
}

const ballotsOf = ({ events }: Board) => events.filter(({ event }) => event.type === 'Ballot').length

function summaryOf(board: Board, { election, trackers, credentials }: CheckedArchive) {
  const setup = setupOf(board)
  return {
    title: election.fields.questions[0]?.question ?? '',
    ballots: trackers.length,
    voters: credentials.size,
    votersHash: setup.credentials,
    setupHash: board.events[0]?.hash ?? '',
    tallyHash: hashOf(sumsOf(board)),
  }
}

/** `checkArchive` has read all of these before. */
const setupOf = (board: Board): { trustees: string; credentials: string } =>
  JSON.parse(dataOf(board, board.events[0]?.event.payload, 'setup'))

function committeeOf(board: Board): Parameters {
  const trustees: Trustees = JSON.parse(dataOf(board, setupOf(board).trustees, 'trustees'))
  for (const [kind, of] of trustees) if (kind === 'Pedersen') return of
  throw new Refused('trustees', 'No trustees keep this election.')
}

function sumsOf(board: Board): string {
  const counting = board.events.find(({ event }) => event.type === 'EncryptedTally')
  if (!counting) throw new Refused('tally', 'Its ballots are not added together yet.')
  const { encrypted_tally } = JSON.parse(dataOf(board, counting.event.payload, 'tally'))
  return dataOf(board, encrypted_tally, 'tally')
}

const tallyOf = (board: Board) => readTally(JSON.parse(sumsOf(board)))
