// What a page asks of the worker in which a trustee's key is: types alone, so that a page fetches none of the arithmetic.
import type { BoardsChecked } from './boards.ts'

/** What is wrong with twelve words: places from 0 of those that the list does not have; none where it is their order or a word in them. */
type WordsFault = { places: number[] }

/** A message of a round, and the SHA-256 by which the server says that it has it. */
export type RoundMessage = { body: string; hash: string }

/** JSON, as the server hands it to a trustee in round 3. */
export type Handed = { certificates: string; received: string }

/** Each task: what it is given and what it answers. The seed itself is never answered but as the words of `make`, once. */
export interface KeyTasks {
  /** Makes a key and answers its words. */
  make: { given: null; answer: string[] }
  /** Compares what was typed with the words just made: places from 0 that differ. */
  compare: { given: string[]; answer: number[] }
  /** Takes a key from its words; null when they are right. */
  hold: { given: string[]; answer: WordsFault | null }
  /** Round 1. */
  certify: { given: { size: number; threshold: number; index: number }; answer: RoundMessage }
  /** At which place from 1 the key stands among certificates; null where it does not. */
  find: { given: Pick<Handed, 'certificates'>; answer: number | null }
  /** The words of certificates, reckoned here and not by the server. */
  reckonWords: { given: Pick<Handed, 'certificates'>; answer: string[] }
  /** Round 2. */
  share: { given: Pick<Handed, 'certificates'>; answer: RoundMessage }
  /** Round 3. Of a share that does not fit, who gave it and JSON of what he signed; null where it does not even open. */
  acknowledge: { given: Handed; answer: { message: RoundMessage } | { dealer: number; envelope: string | null } }
  /** Checks the boards of an election, one for each position. */
  checkBoards: { given: ArrayBuffer[]; answer: BoardsChecked }
  /** One part for each board that was checked, in their order, with the key that stands sealed in the ceremony. */
  turn: { given: { sealedKey: string }; answer: string[] }
}

export type KeyTask = keyof KeyTasks

export type KeyOrder = { [Task in KeyTask]: { id: number; task: Task; given: KeyTasks[Task]['given'] } }[KeyTask]

/** What the worker says of the order of that id: how far it is, from 0 to 1; what came of it; or why nothing did. */
export type KeyMessage = { id: number } & ({ done: number } | { answer: unknown } | { failure: string })
