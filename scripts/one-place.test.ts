// What has one place stands nowhere else: the comparing of roles, the numbers of locks, SQL, days, and formatters.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

const sources = ['contract', 'server', 'verify', 'web', 'scripts'].flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .map((name) => `${part}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|mjs|sql)$/.test(file) && !/node_modules|\/dist\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
)
const isTest = (file: string) => /\.(test|fixture)\.tsx?$|^server\/test\//.test(file)
const product = sources.filter(({ file }) => !isTest(file) && !file.endsWith('.sql'))

/** Lines of these files in which it stands, as 'file:line'. */
const linesWith = (pattern: RegExp, files: typeof sources) =>
  files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [{ file, at: `${file}:${at + 1} ${line.trim()}` }] : [])),
  )

/** Each with the reason why roles are compared there. */
const COMPARES_ROLES: Record<string, string> = {
  'server/platform/http/admission.ts': 'the gate, which compares what an endpoint asks for with what the caller is',
  'server/platform/http/documented-refusals.ts': 'what an endpoint asks for, not what somebody is',
  'server/platform/http/fast-path.ts': 'what an endpoint asks for, not what somebody is',
  'server/features/rosters/reading/read-brother.ts': 'the role that a cell asks for, not what somebody is',
}

const COMPARES =
  /[!=]==? '(?:member|admin|super_admin)'|'(?:member|admin|super_admin)' [!=]==?|\]\.includes\((?:\w+\.)*role\)/

function expectNoOther(found: ReturnType<typeof linesWith>, exceptions: Record<string, string>) {
  expect(found.filter(({ file }) => !(file in exceptions)).map(({ at }) => at)).toEqual([])
  expect(Object.keys(exceptions).filter((file) => !found.some((one) => one.file === file))).toEqual([])
}

test('on the server roles are compared in policies alone', () => {
  const server = product.filter(({ file }) => /^server\/(?!demo\/)/.test(file) && !file.endsWith('/policy.ts'))
  expectNoOther(linesWith(COMPARES, server), COMPARES_ROLES)
})

/** Each with the reason why roles are told apart there, though the server says what one may do. */
const TELLS_ROLES_APART: Record<string, string> = {
  'web/features/directory/card-face.tsx': 'the mark on the picture of an officer',
  'web/features/documents/upload-dialog.tsx': 'levels by role stand in the contract, where the policy reads them too',
  'web/features/member-management/add-member-fields.tsx': 'the role that is being given, not what somebody is',
  'web/features/member-management/change-role-dialog.tsx': 'what a role means, read before it is given',
  'web/features/member-management/member-list.ts': 'the order of the rows, and the column that gives it',
  'web/features/offices/roles-card.tsx': 'the list of who has which role',
  'web/features/selections/selection-bar.tsx': 'the act by which a role is given',
}

/** Any comparison of a role but with nothing chosen, what is looked up by it but its label, and what asks for one. */
const TELLS_APART = [
  COMPARES,
  /\brole [!=]==? (?!undefined|null|'all')|[!=]==? (?:\w+\.)*role\b/,
  /\bcase '(?:admin|super_admin)'/,
  /\b(?!ROLE_LABELS\b)\w+\[(?:\w+\.)*role\]/,
  /\blevelsOf\(/,
]

test('pages compare no roles: what one may do the server says', () => {
  const pages = product.filter(({ file }) => /^web\/(?!gallery\/|test\/)/.test(file))
  expectNoOther(
    TELLS_APART.flatMap((pattern) => linesWith(pattern, pages)),
    TELLS_ROLES_APART,
  )
})

const LOCKS = 'server/platform/db/locks.ts'
const LOCK_NUMBER = /\b4_?019_?(\d{3})\b/g

test('the numbers of locks stand in their list, each once, and nowhere else but in the functions of the database', () => {
  const numbersIn = ({ text }: { text: string }) => [...text.matchAll(LOCK_NUMBER)].map(([, number]) => number)
  const listed = sources.filter(({ file }) => file === LOCKS).flatMap(numbersIn)
  expect(listed.length).toBeGreaterThan(10)
  expect(new Set(listed).size).toBe(listed.length)
  const elsewhere = product.filter((source) => source.file !== LOCKS && numbersIn(source).length > 0)
  expect(elsewhere.map(({ file }) => file)).toEqual([])
  const inFunctions = sources.filter(({ file }) => file.endsWith('.sql')).flatMap(numbersIn)
  expect(inFunctions.length).toBeGreaterThan(5)
  expect(inFunctions.filter((number) => !listed.includes(number))).toEqual([])
})

test('in features SQL stands in data files alone', () => {
  const rest = product.filter(({ file }) => /^server\/features\//.test(file) && !/[/-]data\.ts$/.test(file))
  const SQL = /\bsql(?:`|<|\.)|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|^import (?!type\b).* from 'kysely/
  expect(linesWith(SQL, rest).map(({ at }) => at)).toEqual([])
})

/** Each with the reason why dates are made of something there. */
const MAKES_DATES: Record<string, string> = {
  'contract/dates.ts': 'bare days, reckoned with by UTC',
  'contract/formats.ts': 'the names of months',
  'contract/partial-dates.ts': 'the names of months, and how many days they have',
  'contract/zones.ts': 'what the clocks of a named zone show',
  'web/features/audit/view.ts': 'a moment that was reckoned, as it is sent',
  'web/features/photo-upload/modified.ts': 'a moment of the device, in milliseconds',
  'web/lib/dates.ts': 'moments, which refuses bare days',
}

/** A bare day that is read as a moment is the day before for whoever lives west of Greenwich, and the one that UTC has is tomorrow. */
const MEETS_A_ZONE =
  /\bnew Date\((?!\))|\bDate\.(?:parse|UTC)\(|\.toISOString\(\)\.slice|\.slice\(0, 10\)|\.getUTC(?:FullYear|Month|Date)\(/

test('on pages no bare day meets a zone: days and moments are read in one place', () => {
  const pages = product.filter(({ file }) => /^(?:contract|web\/(?!gallery\/|test\/))/.test(file))
  expectNoOther(linesWith(MEETS_A_ZONE, pages), MAKES_DATES)
})

test('what formats numbers, lists and days is made in one file, on first use', () => {
  const FORMATS = 'contract/formats.ts'
  const MADE = /\bnew Intl\.|\.toLocale(?:Date|Time)?String\(/
  const rest = product.filter(({ file }) => file !== FORMATS)
  expect(linesWith(MADE, rest).map(({ at }) => at)).toEqual([])
  const formats = product.filter(({ file }) => file === FORMATS)
  expect(linesWith(MADE, formats).length).toBeGreaterThan(5)
  expect(linesWith(/^const \w+ = new Intl\./, formats)).toEqual([])
})
