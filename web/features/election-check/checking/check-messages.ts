// What the page and the worker that checks an election say to each other.

/** A position with its board, and what this site publishes of it. */
export interface BoardToCheck {
  positionId: number
  /** Where its board is downloaded. */
  address: string
  /** How many are published as having voted; null while voting goes on. */
  voters: number | null
  /** The published numbers of votes, in the order of the answers; null until it is counted, or where numbers are not shown. */
  votes: number[] | null
  /** What this browser kept when its reader voted: where the board stood, and the words of the election. */
  keptHead: string | null
  keptWords: string[] | null
}

export interface CheckOrder {
  boards: BoardToCheck[]
  /** The twelve words by which the election was announced; null where they are not known. */
  words: string[] | null
  /** Each leads to a worker that checks ballots. */
  helpers: MessagePort[]
}

/** The steps in the order in which they are taken; the ballots of each position are a step of their own. */
export type StepName = 'record' | 'list' | 'voters' | `ballots-${number}` | 'keys'

/** What a step has found; which of these it has, depends on the step. */
export interface Findings {
  /** Entries of all boards together. */
  entries?: number
  /** Bytes of each board. */
  bytes?: number[]
  /** How many may vote, by position. */
  entitled?: number[]
  words?: string[]
  /** What the board of each position is called. */
  uuids?: string[]
  ballots?: number
  /** Numbers of those who turned their keys: 1 is the server's, the trustees follow. */
  turned?: number[]
  /** How many trustees must turn their keys. */
  needed?: number
}

/** `later`: all that there is yet holds, and the rest comes after the end. */
export type StepReport =
  | { step: StepName; state: 'running'; done: number; of: number }
  | { step: StepName; state: 'holds' | 'later'; findings: Findings }
  | { step: StepName; state: 'fails'; sentence: string }

export type CheckMessage =
  | StepReport
  /** The trackers of a position's ballots, in the order of the board. */
  | { positionId: number; trackers: string[] }
  /** It could not be gone on with, and nothing is said of the election. */
  | { failure: string }
  | { end: true }
