// Brings a roster in: all the rows that can be taken, in one transaction; a dry run is the same, taken back.

import { WITHIN_AN_HOUR } from '@aerie/contract/endpoint'
import { type ImportReport, type MendedRow, RosterReading, rosters } from '@aerie/contract/rosters'
import { stale } from '@aerie/contract/stale'
import { comparable } from '@aerie/roster-reading/cells/cell-text'
import { UnreadableRoster } from '@aerie/roster-reading/letters/unreadable-roster'
import { plural } from '@aerie/text/plurals'
import type * as z from 'zod/mini'
import { deferInvitations, invite } from '#features/invitations/service.ts'
import { tieNewcomers } from '#features/lineage/service.ts'
import { announceMembers } from '#features/people/service.ts'
import { openRosterElsewhere } from '#features/roster-files/read-elsewhere.ts'
import { type OpenedRoster, openRosterFile, stagedFrom } from '#features/roster-files/roster-file.ts'
import { type Roster, rereadRoster } from '#features/roster-rows/open-roster.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { tryLock } from '#platform/db/locks.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { mustBeFresh } from '#platform/session/freshness.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { skipKnown } from './known-data.ts'
import { mayLeadRoles } from './policy.ts'
import { createStaging, RECORD_COLUMNS, stageRows } from './staging.ts'

type Report = z.output<typeof ImportReport>

const LINES_SHOWN = 1000
const STATUSES_ASKED = 20
/** In bytes, some 20,000 rows: a process of its own takes a second, and what a shorter file leaves in memory is little. */
const LARGE = 4_000_000

export interface ImportOptions {
  dryRun: boolean
  /** Numbers of rows to leave out. */
  exclude: Set<number>
  /** Mails an invitation to everyone who comes in with an e-mail address. */
  invite: boolean
  /** Rows in place of those in the file. */
  mended: MendedRow[]
  /** What was chosen for the whole file. */
  reading: RosterReading
}

/** `file` is a path on this machine. */
export async function importFile(
  ctx: MemberContext,
  { file, fileName, bytes }: { file: string; fileName: string; bytes: number },
  options: ImportOptions,
): Promise<Report> {
  const { exclude, reading } = options
  const open = bytes > LARGE ? openRosterElsewhere : openRosterFile
  const order = {
    ...{ file, exclude, letters: reading.letters },
    columns: new Map(Object.entries(reading.columns)),
    mended: new Map(options.mended.map(({ row, cells }) => [row, cells])),
    options: await readingOptions(ctx, reading),
  }
  return insertRoster(ctx, () => open(order), fileName, options)
}

/** Tries the rows again that the last import could not take. */
export async function importRemaining(ctx: MemberContext): Promise<Report> {
  const earlier = await data.findRemaining(ctx.db)
  if (!earlier) throw new Refusal('conflict', 'No rows of an earlier import are left. Choose a CSV file.')
  const rows = await data.listRemainingRows(ctx.db, earlier.id)
  const records = rows.map(({ row, cells }) => ({ row, cells: cells as string[] }))
  const headers = (earlier.columns as Roster['columns']).map(({ header }) => header)
  const reading = RosterReading.parse(earlier.reading)
  const columns = new Map(Object.entries(reading.columns))
  const options = { dryRun: false, exclude: new Set<number>(), invite: false, mended: [], reading }
  const reread = rereadRoster.bind(null, headers, records, await readingOptions(ctx, reading), { columns })
  const open = async () => stagedFrom(reread(), options.exclude)
  return inTransaction(
    ctx,
    async (tx) => {
      await data.markRetried(tx.db, earlier.id)
      return insertRoster(tx, open, earlier.file_name, options)
    },
    READ_ONCE,
  )
}

export async function describeRemaining(ctx: MemberContext) {
  const earlier = await data.findRemaining(ctx.db)
  return { importId: earlier?.id ?? null, count: earlier?.count ?? 0, fileName: earlier?.file_name ?? null }
}

export async function listLeftOut(ctx: MemberContext, importId: number) {
  if (!(await data.importExists(ctx.db, importId))) throw notFound('Import')
  return data.listLeftOut(ctx.db, importId)
}

const readingOptions = async (ctx: MemberContext, reading: RosterReading) => {
  const { offices, classCount } = await readSettings(ctx)
  const statuses = new Map(Object.entries(reading.statuses).map(([word, isActive]) => [comparable(word), isActive]))
  return { offices: offices.map(({ label }) => label), classCount, mayLeadRoles: mayLeadRoles(ctx.actor), statuses }
}

type Open = () => Promise<OpenedRoster>

/** Thrown to take a dry run back. */
class TakenBack extends Error {
  readonly report: Report
  constructor(report: Report) {
    super('dry run')
    this.report = report
  }
}

/** The rows of a roster are read as they are staged, and gone then. */
const READ_ONCE = { isRepeatable: false }

async function insertRoster(ctx: MemberContext, open: Open, fileName: string, options: ImportOptions): Promise<Report> {
  try {
    return await inTransaction(ctx, (tx) => insertOpened(tx, open, fileName, options), READ_ONCE)
  } catch (error) {
    if (error instanceof TakenBack) return error.report
    throw error
  }
}

/** One file at a time is open. */
async function insertOpened(tx: MemberContext, open: Open, fileName: string, options: ImportOptions): Promise<Report> {
  // Nobody waits for it: a dozen that did would hold every connection of the pool.
  if (!(await tryLock(tx.db, 'import')))
    throw new Refusal('conflict', 'An import is running. Please try again when it is done.')
  const roster = await readable(open)
  try {
    return await insertRows(tx, roster, fileName, options)
  } finally {
    roster.close()
  }
}

async function insertRows(
  tx: MemberContext,
  roster: OpenedRoster,
  fileName: string,
  options: ImportOptions,
): Promise<Report> {
  await createStaging(tx.db)
  const total = await readable(() => stageRows(tx.db, roster.batches))
  await skipKnown(tx.db)
  const givesRoles = await data.givesRoles(tx.db)
  if (givesRoles) mustBeFresh(tx, WITHIN_AN_HOUR)
  const columns = JSON.stringify(roster.columns)
  const reading = JSON.stringify(options.reading)
  const id = await data.beginImport(tx.db, { file_name: fileName, columns, reading, imported_by: tx.actor.id })
  await data.insertStaged(tx.db, RECORD_COLUMNS, id)
  await tieNewcomers(tx, data.newcomers)
  const report = await reportOf(tx, roster, total, options)
  if (options.dryRun) throw new TakenBack(report)
  await finish(tx, id, report, fileName, { ...options, givesRoles })
  return { ...report, importId: id }
}

interface Giving {
  /** Whether anybody comes in with power over others. */
  givesRoles: boolean
}

async function finish(
  tx: MemberContext,
  id: number,
  report: Report,
  fileName: string,
  options: ImportOptions & Giving,
) {
  const { total, imported, skipped, failed } = report
  await data.keepImport(tx.db, id, report)
  await data.keepDeaths(tx.db, id)
  await deferInvitations(tx, await data.unclearIds(tx.db))
  if (options.invite) await invite(tx, await data.reachableIds(tx.db))
  await record(tx, {
    action: 'members.import',
    objectId: id,
    after: { fileName, total, imported, skipped, failed, invite: options.invite, givesRoles: options.givesRoles },
  })
  await announceMembers(tx, 'count')
  await announce(tx, stale(rosters.remaining, rosters.recent, rosters.deaths), { role: 'admin' })
}

async function reportOf(
  tx: MemberContext,
  roster: OpenedRoster,
  total: number,
  { dryRun }: ImportOptions,
): Promise<Report> {
  const { columns, headerRow } = roster
  const { foreignNames, columnQuestions } = roster.seen()
  const [outcomes, lines] = [await data.countOutcomes(tx.db), await data.listLines(tx.db, LINES_SHOWN)]
  const errors = lines.flatMap(({ row, outcome, note }) => (outcome === 'error' ? [{ row, reason: note ?? '' }] : []))
  return {
    ...{ importId: null, dryRun, message: sentence(dryRun, outcomes), total, ...outcomes, errors, columns, lines },
    headerRow,
    letters: roster.letters && { ...roster.letters, names: foreignNames },
    columnQuestions,
    statusQuestions: await data.listUnclear(tx.db, STATUSES_ASKED),
  }
}

function sentence(
  dryRun: boolean,
  { imported, caveats, skipped, failed }: { imported: number; caveats: number; skipped: number; failed: number },
) {
  const members = `${imported} ${plural(imported, 'member')}`
  return [
    dryRun ? `${members} would come in` : `${members} imported`,
    ...(caveats > 0 ? [`${caveats} of them with a caveat`] : []),
    `${skipped} skipped`,
    ...(failed > 0 ? [`${failed} could not be taken`] : []),
  ]
    .join(', ')
    .concat('.')
}

async function readable<T>(reading: () => Promise<T>) {
  try {
    return await reading()
  } catch (error) {
    throw error instanceof UnreadableRoster ? new Refusal('not_valid', error.message) : error
  }
}
