// The name of a type leads to at most three declarations: each is a noun of the domain that says what it is.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

const MOST = 3
const IS_PRODUCT = /^(?!.*(?:node_modules|\/dist\/|\/test\/|\.test\.|\.fixture\.)).*\.tsx?$/

test('no more than three types of the product bear one name', () => {
  const declarations = ['contract', 'packages', 'server', 'web'].flatMap((part) =>
    listed(part).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:export )?(?:type|interface) (\w+)/gm)].map(
        ([, name]) => ({ name, file }),
      ),
    ),
  )
  const crowded = Map.groupBy(declarations, ({ name }) => name)
    .entries()
    .filter(([, all]) => all.length > MOST)
    .map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`)
  expect([...crowded]).toEqual([])
  expect(declarations.length).toBeGreaterThan(1_000)
})

const listed = (part: string) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .map((name) => `${part}/${name.replaceAll('\\', '/')}`)
    .filter((file) => IS_PRODUCT.test(file))
