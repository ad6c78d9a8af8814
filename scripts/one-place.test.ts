// What has one place stands nowhere else: the comparing of roles, the numbers of locks, SQL, days, formatters, storage, lists.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

const sources = ['contract', 'packages', 'server', 'web', 'scripts'].flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .map((name) => `${part}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|m?js|sql)$/.test(file) && !/node_modules|\/dist\//.test(file))
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
  'server/features/roster-rows/read-brother.ts': 'the role that a cell asks for, not what somebody is',
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
  'web/features/document-upload/upload-dialog.tsx':
    'levels by role stand in the contract, where the policy reads them too',
  'web/features/member-changes/add-member-fields.tsx': 'the role that is being given, not what somebody is',
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
  'packages/text/dates.ts': 'bare days, reckoned with by UTC',
  'packages/text/partial-dates.ts': 'the names of months, and how many days they have',
  'packages/text/zones.ts': 'what the clocks of a named zone show',
  'web/features/audit/view.ts': 'a moment that was reckoned, as it is sent',
  'web/features/offline/as-of.ts': 'a moment of the device, in milliseconds',
  'web/features/committee-editing/rehearsal-dialog.tsx': 'moments that were reckoned, as they are sent',
  'web/features/photo-upload/modified.ts': 'a moment of the device, in milliseconds',
  'packages/text/moments.ts': 'moments, which refuses bare days',
}

/** A bare day that is read as a moment is the day before for whoever lives west of Greenwich, and the one that UTC has is tomorrow. */
const MEETS_A_ZONE =
  /\bnew Date\((?!\))|\bDate\.(?:parse|UTC)\(|\.toISOString\(\)\.slice|\.slice\(0, 10\)|\.getUTC(?:FullYear|Month|Date)\(/

test('on pages no bare day meets a zone: days and moments are read in one place', () => {
  const pages = product.filter(({ file }) => /^(?:contract|packages\/text|web\/(?!gallery\/|test\/))/.test(file))
  expectNoOther(linesWith(MEETS_A_ZONE, pages), MAKES_DATES)
})

const FORMATS = 'packages/text/'

test('what formats numbers, lists and times is made in one package, on first use', () => {
  const MADE = /\bIntl\.\w+\(|\.toLocale(?:Date|Time)?String\(/
  const rest = product.filter(({ file }) => !file.startsWith(FORMATS))
  expect(linesWith(MADE, rest).map(({ at }) => at)).toEqual([])
  const formats = product.filter(({ file }) => file.startsWith(FORMATS))
  expect(linesWith(MADE, formats).length).toBeGreaterThan(5)
  expect(linesWith(/^const \w+ = new Intl\./, formats)).toEqual([])
})

test('what a browser keeps goes through one pair of functions, which bears its refusal', () => {
  const pages = product.filter(({ file }) => file.startsWith('web/'))
  const scripts = linesWith(/\b(?:local|session)Storage\b|\bindexedDB\b/, pages)
  expectNoOther(scripts, {
    'web/lib/browser-storage.ts': 'the pair',
    'web/lib/device-store.ts': 'what is sealed, which is more than a pair keeps, and bears the refusal itself',
    'web/public/theme.js': 'what runs before the first paint, and imports nothing',
  })
})

/** Each with the reason why it names a part of a day. */
const NAMES_PARTS: Record<string, string> = {
  'packages/text/partial-dates.ts': 'the names of the months in other languages, by which rosters are read',
  'server/platform/films/creation.ts': 'the months as cameras write them, which are read',
}

/** Parts of a day that are asked of a formatter, names of months, and a moment that is cut for a sentence. */
const WRITES_DAYS =
  /\b(?:month|day|year): (?:'(?:numeric|2-digit|short|long|narrow)'|length\b)|\bdateStyle:|\.to(?:Date|UTC|GMT)String\(|'(?:Jan|January)', ?'Feb|toISOString\(\)\.slice\(0, 1[06]\)\}|\.replace\('T', ' '\)/

test('days are written in two forms, of which both stand in packages/text/dates.ts', () => {
  const rest = product.filter(({ file }) => file !== 'packages/text/dates.ts')
  expectNoOther(linesWith(WRITES_DAYS, rest), NAMES_PARTS)
})

test('on pages a list that comes page by page is asked for in one way', () => {
  const ASKS_FOR_PAGES =
    /\b(?:useInfiniteQuery|useSuspenseInfiniteQuery|infiniteQueryOptions|getNextPageParam|callPage)\b/
  const pages = product.filter(({ file }) => file.startsWith('web/'))
  expectNoOther(linesWith(ASKS_FOR_PAGES, pages), {
    'web/lib/api.ts': 'the call by which a page comes',
    'web/lib/list-in-pages.ts': 'the one way',
    'web/lib/pages-query.ts': 'the one way',
  })
})

/** A familiar name beside a first one, or made a part of a person by hand. */
const CALLS_BY_HAND = [
  /familiar\)*\s*(?:\|\||\?\?|\?)\s*[(`]?(?:\$\{)?[\w.]*(?:first|familiar)/i,
  /(?:coalesce|nullif)\([^,]*familiar/i,
  /\bid\b.*firstName: goesBy\(/,
]

const MAKES_NAMES: Record<string, string> = {
  'contract/person.ts': 'the definition',
  'server/migrations/0099-display-names.sql': 'the same in SQL',
  'web/public/first-paint.js': 'stands in the page before any module is there; its test compares it with the page',
}

test('the name a brother goes by is made by its definition alone, and by that of the database', () => {
  const written = sources.filter(({ file }) => !isTest(file))
  expectNoOther(
    CALLS_BY_HAND.flatMap((pattern) => linesWith(pattern, written)),
    MAKES_NAMES,
  )
})

/** Each with the reason why a first name stands there, whatever he goes by. */
const NAMES_AS_WRITTEN: Record<string, string> = {
  'server/features/data-export/service.ts': 'the name of a file',
  'server/features/roster-files/staged-rows.ts': 'the name as the file has it',
  'server/features/roster-rows/open-roster.ts': 'the name as the file has it',
  'web/features/departures/leave-dialog.tsx': 'the name that he chooses to leave',
  'web/features/join-requests/likely-records.tsx': 'the name that the request gives',
  'web/features/join-requests/request-detail.tsx': 'the name that the request gives',
  'web/features/join-requests/requests-list.tsx': 'the name that the request gives',
  'web/features/join-requests/what-was-asked.tsx': 'the name that the request gives',
  'web/features/lineage/find-brother.tsx': 'found by his first name, too',
  'web/features/people/brother-index.ts': 'found by his first name, too',
  'web/features/profile-form/save/conflict-dialog.tsx': 'known by his first name, too',
}

test('a name is joined by its definition, but where it is as it was written', () => {
  const joined = /\bfullName\(|\bfirstName\} \$?\{(?:\w+\.)*lastName\b/
  const features = product.filter(({ file }) => /^(?:server|web)\/(?!demo\/|gallery\/)/.test(file))
  expectNoOther(linesWith(joined, features), NAMES_AS_WRITTEN)
})
