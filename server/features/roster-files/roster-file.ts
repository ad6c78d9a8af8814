// The file of a roster, opened: what it is like, and its rows as they are staged.
import { createReadStream } from 'node:fs'
import type { ColumnQuestion } from '@aerie/contract/roster-questions'
import type { GuessedLetters } from '@aerie/roster-reading/letters/guess-letters'
import type { LettersId } from '@aerie/roster-reading/letters/letters'
import { readLetters } from '@aerie/roster-reading/letters/read-letters'
import { openRoster, type Roster, type RosterOptions } from '#features/roster-rows/open-roster.ts'
import { type StagedBatch, stagedBatches } from './staged-rows.ts'

export interface OpenedRoster {
  columns: Roster['columns']
  headerRow: number
  /** Null for a file in Unicode, and for rows that an earlier import has kept. */
  letters: GuessedLetters | null
  /** To be gone through once; throws `UnreadableRoster` where the file breaks off. */
  batches: AsyncIterable<StagedBatch>
  /** What has come up in the batches that were gone through. */
  seen(): RosterFindings
  close(): void
}

export interface RosterFindings {
  foreignNames: string[]
  columnQuestions: ColumnQuestion[]
}

/** Plain values: another process may be asked. */
export interface RosterOrder {
  /** A path on this machine. */
  file: string
  /** As an officer chose; null: as they are guessed. */
  letters: LettersId | null
  columns: ReadonlyMap<string, number>
  /** Rows in place of those in the file. */
  mended: ReadonlyMap<number, string[]>
  /** Numbers of rows to leave out. */
  exclude: Set<number>
  options: RosterOptions
}

/** Throws `UnreadableRoster` for what is no roster as a whole. */
export async function openRosterFile(order: RosterOrder): Promise<OpenedRoster> {
  const letters = await readLetters(createReadStream(order.file), order.letters)
  const source = createReadStream(order.file)
  try {
    const { columns, mended } = order
    const roster = await openRoster(source, order.options, { letters, columns, mended })
    return { ...stagedFrom(roster, order.exclude), letters: letters && plain(letters), close: () => source.destroy() }
  } catch (error) {
    source.destroy()
    throw error
  }
}

/** Of rows that are there already. */
export const stagedFrom = ({ columns, headerRow, rows, seen }: Roster, exclude: Set<number>): OpenedRoster => ({
  columns,
  headerRow,
  letters: null,
  batches: stagedBatches(rows, exclude),
  seen: () => ({ foreignNames: seen.foreignNames(), columnQuestions: seen.columnQuestions() }),
  close: () => {},
})

const plain = ({ taken, isDoubtful, likely }: GuessedLetters): GuessedLetters => ({ taken, isDoubtful, likely })
