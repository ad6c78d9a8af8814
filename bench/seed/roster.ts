// Writes a roster as an officer's spreadsheet would have it.
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DemoBrother } from '../../server/demo/demo-brother.ts'

const COLUMNS: Record<string, (brother: DemoBrother) => string | number | null> = {
  'First Name': (brother) => brother.firstName,
  'Middle Name': (brother) => brother.middleName,
  'Last Name': (brother) => brother.lastName,
  Email: (brother) => brother.email,
  Phone: (brother) => brother.phone,
  'Pledge Class': (brother) => brother.pledgeClass,
  Position: (brother) => brother.position,
  Company: (brother) => brother.company,
  City: (brother) => brother.city,
  Country: (brother) => brother.country,
  LinkedIn: (brother) => brother.linkedinUrl,
  Birthday: (brother) => brother.birthday,
}

export const ROSTER_COLUMNS = Object.keys(COLUMNS)

export async function writeRoster(file: string, brothers: Iterable<DemoBrother>) {
  await pipeline(Readable.from(linesOf(brothers)), createWriteStream(file))
}

function* linesOf(brothers: Iterable<DemoBrother>) {
  yield csvLine(ROSTER_COLUMNS)
  for (const brother of brothers) yield csvLine(Object.values(COLUMNS).map((cell) => cell(brother)))
}

/** One record; an empty cell is written as nothing, which COPY reads as null. */
export const csvLine = (cells: (string | number | null)[]) =>
  `${cells.map((cell) => (cell === null || cell === '' ? '' : `"${String(cell).replaceAll('"', '""')}"`)).join(',')}\n`
