// What has one place stands nowhere else: the comparing of roles, the numbers of locks, SQL, and formatters.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

const sources = ['contract', 'server', 'web', 'scripts'].flatMap((part) =>
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
  'server/features/rosters/reading/read-brother.ts': 'the role that a cell asks for, not what somebody is',
}

test('on the server roles are compared in policies alone', () => {
  const compares =
    /[!=]==? '(?:member|admin|super_admin)'|'(?:member|admin|super_admin)' [!=]==?|\]\.includes\((?:\w+\.)*role\)/
  const found = linesWith(
    compares,
    product.filter(({ file }) => /^server\/(?!demo\/)/.test(file) && !file.endsWith('/policy.ts')),
  )
  expect(found.filter(({ file }) => !(file in COMPARES_ROLES)).map(({ at }) => at)).toEqual([])
  expect(Object.keys(COMPARES_ROLES).filter((file) => !found.some((one) => one.file === file))).toEqual([])
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

test('what formats numbers, lists and days is made in one file, on first use', () => {
  const FORMATS = 'contract/formats.ts'
  const MADE = /\bnew Intl\.|\.toLocale(?:Date|Time)?String\(/
  const rest = product.filter(({ file }) => file !== FORMATS)
  expect(linesWith(MADE, rest).map(({ at }) => at)).toEqual([])
  const formats = product.filter(({ file }) => file === FORMATS)
  expect(linesWith(MADE, formats).length).toBeGreaterThan(5)
  expect(linesWith(/^const \w+ = new Intl\./, formats)).toEqual([])
})
