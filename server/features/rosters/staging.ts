// The rows of a roster on their way in, in a temporary table that ends with the transaction.

import { UnreadableRoster } from '@aerie/roster-reading/letters/unreadable-roster'
import { memberColumns } from '#features/members/service.ts'
import { STAGED_FIELDS, type StagedBatch } from '#features/roster-files/staged-rows.ts'
import type { Db } from '#platform/db/db.ts'
import * as data from './staging-data.ts'

/** Ten times the largest organisation; more is no roster. */
const MOST_ROWS = 250_000

/** The columns that a newcomer's row in `members` takes over, with their types. */
const RECORD: Record<string, string> = {
  ...Object.fromEntries(STAGED_FIELDS.map((field) => [memberColumns[field].column, memberColumns[field].type])),
  phone_key: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
}
export const RECORD_COLUMNS = Object.keys(RECORD)

const STAGED: Record<string, string> = {
  row: 'integer primary key',
  outcome: 'text not null',
  note: 'text',
  name: 'text not null',
  cells: 'jsonb',
  member_id: 'integer',
  // In the two forms in which the database compares names.
  bare_name: 'text',
  spelled_name: 'text',
  ...RECORD,
  inactive: 'boolean',
  // What says that he is dead, and who he is where he is a member already.
  died: 'text',
  known_id: 'integer',
  // What nobody knows of his standing, as written and as it is compared: until somebody says, he is not invited.
  unknown_status: 'text',
  unclear: 'text',
  big_brother: 'text',
  little_brothers: 'text[]',
}

export const createStaging = (db: Db) => data.createTable(db, STAGED)

/** Stages batch after batch, so that a long file needs no more memory than a short one. Answers how many rows. */
export async function stageRows(db: Db, batches: AsyncIterable<StagedBatch>) {
  let total = 0
  for await (const { rows, count } of batches) {
    total += count
    if (total > MOST_ROWS) throw new UnreadableRoster('The file has more than 250,000 rows. Split it into several.')
    await data.insertRows(db, rows)
  }
  return total
}
