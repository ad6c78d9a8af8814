// The page of one ways says what is so: each row has what keeps it, each name in it is there, and "only there" is true.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import pack from '../../package.json' with { type: 'json' }
import { root } from '../runtime.mjs'
import { ONLY_THERE } from './only-there.ts'

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[]
}
const rules = new Set(forbidden.map(({ name }) => name))

const product = ['contract', 'packages', 'server', 'web', 'scripts']
  .flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${part}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.(tsx?|mjs|cjs|sql)$/.test(file) && !/node_modules|\/dist\//.test(file))
  .map((file) => ({ file, text: textOf(file) }))
const everything = product.map(({ text }) => text).join('\n')

const rows = textOf('docs/one-way.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| thing |'))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([thing = '', way = '', proofs = '']) => ({ thing, way, proofs: proofs.split('; ').filter(Boolean) }))

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const isThere = (name: string) =>
  name.includes('/') || /\.(ts|tsx|md|mjs)$/.test(name)
    ? [name, `server/${name}`, `web/${name}`, `web/app/${name}`].some((path) => existsSync(join(root, path))) ||
      product.some(({ file }) => file.endsWith(`/${name}`))
    : new RegExp(`\\b${RegExp.escape(name)}\\b`).test(everything)

/** Whether a proof is one that can be found: a test, a rule, a type, a command of the check, or the list of what is only there. */
function isFound(proof: string, thing: string) {
  const names = namesIn(proof)
  if (proof === 'only there') return ONLY_THERE.some((one) => one.thing === thing)
  if (names.length === 0) return false
  if (proof.startsWith('rule')) return names.every((name) => rules.has(name))
  if (proof.startsWith('type '))
    return names.every((name) => new RegExp(`\\b(?:type|interface) ${name}\\b`).test(everything))
  if (proof.startsWith('`npm run ')) return names.every((name) => name.slice('npm run '.length) in pack.scripts)
  return names.every((name) => /\.test\.tsx?$/.test(name) && existsSync(join(root, name)))
}

test('each row says what keeps it, and that is there', () => {
  expect(rows.length).toBeGreaterThan(80)
  const lost = rows.flatMap(({ thing, proofs }) =>
    proofs.length === 0
      ? [thing]
      : proofs.filter((proof) => !isFound(proof, thing)).map((proof) => `${thing}: ${proof}`),
  )
  expect(lost).toEqual([])
})

test('and each name in it is still one', () => {
  const lost = rows.flatMap(({ thing, way }) =>
    namesIn(way)
      .filter((name) => !name.startsWith('npm run ') && !isThere(name))
      .map((name) => `${thing}: ${name}`),
  )
  expect(lost).toEqual([])
})

test('what is written in one place alone has its row', () => {
  const things = rows.filter(({ proofs }) => proofs.includes('only there')).map(({ thing }) => thing)
  expect(ONLY_THERE.filter(({ thing }) => !things.includes(thing)).map(({ thing }) => thing)).toEqual([])
})

test.each(ONLY_THERE)('$thing: $pattern is written only there', ({ pattern, part, files }) => {
  const finds = product.filter(
    ({ file, text }) =>
      file.startsWith(`${part}/`) &&
      !/\.(test|fixture|run)\.tsx?$|\.sql$|^(server|web)\/(test|demo|gallery)\//.test(file) &&
      pattern.test(text),
  )
  expect(finds.filter(({ file }) => !files.some((one) => one.test(file))).map(({ file }) => file)).toEqual([])
  expect(files.filter((one) => !finds.some(({ file }) => one.test(file)))).toEqual([])
})
