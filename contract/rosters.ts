// Import and export of a roster as CSV.
import * as z from 'zod/mini'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { isDeeper } from './json-depth.ts'
import { LettersId } from './roster-letters.ts'
import { ColumnQuestion, ReadLetters, StatusQuestion } from './roster-questions.ts'
import { ChosenDeaths, MarkedDeath, RecentImport, RosterDeath, Staying, UndoPlan } from './roster-values.ts'
import { Id, PathId } from './values.ts'

/** One line of the file and what became, or would become, of it. `row` counts records as a spreadsheet shows them. */
export const ImportLine = z.object({
  row: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  outcome: z.enum(['imported', 'skipped', 'error', 'excluded']),
  /** Why it was skipped or refused, or what of it could not be taken; null where all went in. */
  note: z.nullable(z.string()),
  /** Its cells as they stood in the file, where there is something to mend. */
  cells: z.nullable(z.array(z.string())),
})
export type ImportLine = z.infer<typeof ImportLine>

export const ImportReport = z.object({
  importId: z.nullable(Id),
  dryRun: z.boolean(),
  message: z.string(),
  total: z.int(),
  imported: z.int(),
  /** How many of those came in with something that could not be taken. */
  caveats: z.int(),
  /** How many of those can be mailed an invitation. */
  invitable: z.int(),
  skipped: z.int(),
  excluded: z.int(),
  /** How many rows could not be taken; `errors` names the first thousand of them. */
  failed: z.int(),
  errors: z.array(z.object({ row: z.int(), reason: z.string() })),
  /**
   * The columns of the file: the field each was read as, or null where it was left aside; and the field it stands in
   * for where the column of that is empty.
   */
  columns: z.array(z.object({ header: z.string(), field: z.nullable(z.string()), standsIn: z.nullable(z.string()) })),
  /** 1, or the row of the file below a title and notes. */
  headerRow: z.int(),
  /** Null for a file in Unicode. */
  letters: z.nullable(ReadLetters),
  columnQuestions: z.array(ColumnQuestion),
  /** Up to twenty, the most frequent first. */
  statusQuestions: z.array(StatusQuestion),
  /** The first thousand lines, refused ones first. */
  lines: z.array(ImportLine),
})
export type ImportReport = z.infer<typeof ImportReport>

/** The rows an earlier import could not take. */
const Remaining = z.object({ importId: z.nullable(Id), count: z.int(), fileName: z.nullable(z.string()) })

/** For how long an import can be undone. */
export const UNDO_DAYS = 30

const importId = z.object({ importId: PathId })

const flag = z._default(
  z.pipe(
    z.string(),
    z.transform((text: string) => text === 'true'),
  ),
  false,
)

/** How many rows can be mended by hand in one import. */
const MOST_MENDED = 200

const CELL = 'A cell that cannot be kept'
const MendedRow = z.strictObject({
  row: z.int().check(z.minimum(2)),
  cells: z
    .array(z.string().check(z.refine((cell) => cell.isWellFormed() && !cell.includes('\0'), CELL)))
    .check(z.maxLength(1000)),
})
export type MendedRow = z.infer<typeof MendedRow>

/** A field of the form that holds JSON, with brackets inside each other to a depth; what it is not is told by a sentence. */
const json = <Shape extends z.ZodMiniType>(
  shape: Shape,
  limits: { longest: number; deepest: number; sentence: string },
) =>
  z.pipe(
    z.string().check(z.maxLength(limits.longest, limits.sentence)),
    z.pipe(
      z.transform((text: string, ctx): unknown => {
        try {
          if (!isDeeper(text, limits.deepest)) return JSON.parse(text)
        } catch {
          // What is no JSON is told as what is too deep.
        }
        ctx.issues.push({ code: 'custom', message: limits.sentence, input: text })
        return z.NEVER
      }),
      shape,
    ),
  )

const NO_MENDED_ROWS = `Up to ${MOST_MENDED} rows as JSON, each with its row and its cells`

/** Rows as somebody mended them, in place of those in the file: a list of rows, each with a list of cells. */
const mended = json(z.array(MendedRow, NO_MENDED_ROWS).check(z.maxLength(MOST_MENDED, NO_MENDED_ROWS)), {
  longest: 900_000,
  deepest: 3,
  sentence: NO_MENDED_ROWS,
})

const MOST_ANSWERS = 100
const NO_READING = 'The letters, columns and statuses that were chosen, as JSON'
const answers = <Answer extends z.ZodMiniType>(answer: Answer) =>
  z
    .record(z.string().check(z.minLength(1), z.maxLength(200)), answer)
    .check(z.refine((given) => Object.keys(given).length <= MOST_ANSWERS, `At most ${MOST_ANSWERS} answers`))

/** What somebody chose for a whole file. */
export const RosterReading = z.strictObject(
  {
    /** Null: as they are guessed. */
    letters: z.nullable(LettersId),
    /** The place of the column for a field, from 0, where several would do. */
    columns: answers(z.int().check(z.minimum(0), z.maximum(16_383))),
    /** What statuses mean that nobody knows: whether active. */
    statuses: answers(z.boolean()),
  },
  NO_READING,
)
export type RosterReading = z.infer<typeof RosterReading>

export const AS_GUESSED: RosterReading = { letters: null, columns: {}, statuses: {} }

const reading = json(RosterReading, { longest: 50_000, deepest: 2, sentence: NO_READING })

/** The fields of the form beside the file. */
export const ImportFields = z.object({
  /** Changes nothing. */
  dryRun: flag,
  /** Numbers of rows to leave out, with commas between them. */
  exclude: z._default(
    z.pipe(
      z.string().check(z.regex(/^[\d,]*$/, 'Numbers of rows, with commas between them')),
      z.transform((list: string) => new Set(list.split(',').filter(Boolean).map(Number))),
    ),
    () => new Set<number>(),
  ),
  /** Mails an invitation to everyone who comes in with an e-mail address. */
  invite: flag,
  mended: z._default(mended, () => []),
  reading: z._default(reading, () => AS_GUESSED),
})

export const rosters = endpoints('rosters', {
  run: endpoint('POST', '/api/members/import', {
    summary:
      'Import members from a CSV file in the field csv. Fields beside it: dryRun (true changes nothing), exclude (row numbers, comma-separated), invite (true mails invitations), mended (rows in place of those in the file, as JSON), reading (the letters, columns and statuses that were chosen, as JSON).',
    refuses: ['conflict', 'password_needed'],
    who: 'admin',
    file: 'csv',
    response: ImportReport,
  }),
  bulk: endpoint('POST', '/api/members/bulk-import', {
    summary: 'Try the rows again that the last import could not take, or a corrected CSV file in the field csv.',
    refuses: ['conflict', 'password_needed'],
    who: 'superAdmin',
    file: 'csv',
    response: ImportReport,
  }),
  remaining: endpoint('GET', '/api/members/import', {
    summary: 'How many rows the last import could not take.',
    who: 'superAdmin',
    response: Remaining,
  }),
  report: endpoint('GET', '/api/members/import/:importId/report', {
    summary: 'The rows of one import that were skipped or could not be taken, with the reason, as CSV.',
    who: 'admin',
    params: importId,
    answers: 'text/csv',
  }),
  recent: endpoint('GET', '/api/members/imports', {
    summary: 'The imports that you can still undo, the newest first; admins undo their own.',
    who: 'admin',
    response: z.array(RecentImport),
  }),
  planUndo: endpoint('GET', '/api/members/import/:importId/undo', {
    summary: 'How many brothers would leave again, and who stays and why. Changes nothing.',
    refuses: ['gone'],
    who: 'admin',
    params: importId,
    response: UndoPlan,
  }),
  undo: endpoint('POST', '/api/members/import/:importId/undo', {
    summary: 'Remove those whom an import brought in and who have not come in yet: as many as were confirmed, or none.',
    refuses: ['conflict', 'gone'],
    who: 'admin',
    params: importId,
    body: z.strictObject({ confirmed: z.int().check(z.minimum(0)) }),
    response: z.object({ message: z.string(), left: z.int(), staying: Staying }),
    fresh: () => WITHIN_AN_HOUR,
  }),
  deaths: endpoint('GET', '/api/members/import/deaths', {
    summary: 'Inactive brothers of whom an imported roster says that they have died, and who are not marked, by name.',
    who: 'superAdmin',
    response: z.array(RosterDeath),
  }),
  dismissDeath: endpoint('DELETE', '/api/members/import/deaths/:memberId', {
    summary: 'Say that what a roster told of a brother is not so, or not known: it is forgotten.',
    who: 'superAdmin',
    params: z.object({ memberId: PathId }),
  }),
  markDeaths: endpoint('POST', '/api/members/import/deaths/marks', {
    summary: 'Mark those of them who are chosen as passed, all or none; the file and its word are kept as the source.',
    refuses: ['conflict', 'not_allowed'],
    who: 'superAdmin',
    body: ChosenDeaths,
    response: z.object({ done: z.int() }),
    fresh: () => WITHIN_AN_HOUR,
  }),
  markedDeaths: endpoint('GET', '/api/members/import/deaths/marks', {
    summary: 'Those of them who are marked and wait for another super admin, the last import first.',
    who: 'superAdmin',
    response: z.array(MarkedDeath),
  }),
  agreeDeaths: endpoint('POST', '/api/members/import/deaths/agreement', {
    summary: 'Agree that those of them who are chosen have passed, all or none: from then on all brothers see it.',
    refuses: ['conflict', 'not_allowed'],
    who: 'superAdmin',
    body: ChosenDeaths,
    response: z.object({ done: z.int() }),
    fresh: () => WITHIN_AN_HOUR,
  }),
  export: endpoint('GET', '/api/members/export', {
    summary: 'All members as CSV.',
    who: 'superAdmin',
    answers: 'text/csv',
    fresh: () => WITHIN_AN_HOUR,
  }),
})
