// Reads a roster given as text or bytes to its end, for tests.
import { Readable } from 'node:stream'
import { readLetters } from '@aerie/roster-reading/letters/read-letters'
import { type FileChoices, openRoster, type RosterLine, type RosterOptions } from './open-roster.ts'

export const options: RosterOptions = {
  offices: ['President', 'Vice President', 'Rush Chair', 'Loremaster/Historian', 'Treasurer'],
  classCount: 35,
  mayLeadRoles: false,
  statuses: new Map(),
}

export async function readRoster(
  file: string | Buffer | (string | Buffer)[],
  changes: Partial<RosterOptions> = {},
  choices: FileChoices = {},
) {
  const source = () => Readable.from([file].flat(), { objectMode: true })
  const letters = await readLetters(source(), choices.letters?.taken ?? null)
  const roster = await openRoster(source(), { ...options, ...changes }, { ...choices, letters })
  const lines = await Array.fromAsync(roster.rows)
  const { columns, headerRow, seen } = roster
  return { columns, headerRow, lines, letters, names: seen.foreignNames(), questions: seen.columnQuestions() }
}

/** The brother of a line, with the remarks upon him; fails for a line with a reason. */
export function taken(line: RosterLine | undefined) {
  if (!line || 'reason' in line) throw new Error(`not taken: ${line?.reason ?? 'no such line'}`)
  return { ...line.brother, remarks: line.remarks }
}

/** Why a line was not taken. */
export function refused(line: RosterLine | undefined) {
  if (!line || 'brother' in line) throw new Error('not refused')
  return line.reason
}

/** A file of one row, from its cells by header. */
export async function readRow(cells: Record<string, string>, changes: Partial<RosterOptions> = {}) {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const file = [Object.keys(cells), Object.values(cells)].map((line) => line.map(quote).join(',')).join('\n')
  const { lines } = await readRoster(file, changes)
  return lines[0]
}
