// What pages get of the contract: endpoints as they are called, and schemas by themselves.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { partOf } from './contract-parts.ts'
import { contract } from './contract-plugin.ts'

const FILE = `
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { line } from './values.ts'
export const LONGEST = 80
const title = line(LONGEST)
export const Teaser = z.object({ title: z.string() })
export const NewNews = z.object({ title })
export const isLong = (text) => text.length > LONGEST
export const news = endpoints('news', {
  list: endpoint('GET', '/api/news', { summary: 'All', who: 'admin', ...page(Teaser) }),
  create: endpoint('POST', '/api/news', { summary: 'One', body: NewNews, response: Teaser }),
  image: endpoint('POST', '/api/news/image', { summary: 'A picture', file: 'image' }),
})
`

test('of an endpoint pages get method, address, whom it admits and the field of its file', () => {
  const part = partOf(FILE, { schemasFrom: 'news?schemas' })
  expect(part).toContain("list: { method: 'GET', path: '/api/news', who: 'member', who: 'admin' }")
  expect(part).toContain("create: { method: 'POST', path: '/api/news', who: 'member' }")
  expect(part).toContain("image: { method: 'POST', path: '/api/news/image', who: 'member', file: 'image' }")
  expect(part).not.toMatch(/zod|summary|response|body/)
  expect(part).toContain('export { Teaser, NewNews } from "news?schemas"')
})

test('schemas stand apart, and take from the rest of the file what they need', () => {
  const part = partOf(FILE, { schemasFor: 'news' })
  expect(part).toContain('import { LONGEST } from "news"')
  expect(part).toContain('const title = /* @__PURE__ */ (() => (line(LONGEST)))()')
  expect(part).not.toMatch(/endpoint|isLong/)
})

const CONTRACT = join(import.meta.dirname, '../contract')
const FILES = readdirSync(CONTRACT).filter((name) => /^[a-z-]+\.ts$/.test(name))

/** What a page gets that asks for these of a file. */
async function built(source: string) {
  const answer = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      contract(),
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? '\0page' : null),
        load: (id) => (id === '\0page' ? source : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'page', output: { format: 'es' } } },
  })
  return (answer as Rollup.RollupOutput).output[0].code
}

const groupsIn = (file: string) =>
  [...readFileSync(join(CONTRACT, file), 'utf8').matchAll(/^export const (\w+) = endpoints\(/gm)].map(
    ([, name]) => name,
  )

test('a page that calls endpoints gets no schema, of any file', async () => {
  const groups = FILES.flatMap((file) => groupsIn(file).map((group) => ({ file, group })))
  expect(groups.length).toBeGreaterThan(30)
  const source = groups.map(({ file, group }) => `import { ${group} } from '${CONTRACT}/${file}'`).join('\n')
  const code = await built(`${source}\nconsole.log(${groups.map(({ group }) => group).join(', ')})`)
  expect(code).toContain('/api/members')
  expect(code).not.toMatch(/_zod|strictObject|refuses:/)
})

test('pages read nothing else of an endpoint', () => {
  const groups = FILES.flatMap(groupsIn).join('|')
  const left = 'id|group|summary|refuses|redirects|params|query|body|response|maxBody|crossSite|answers|fresh'
  const reads = new RegExp(`(?<!typeof )(?<![\\w.])(?:${groups})\\.\\w+\\.(?:${left})\\b`)
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\.tsx?$/.test(name),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((name) => reads.test(readFileSync(join(import.meta.dirname, name), 'utf8')))).toEqual([])
})

test('a form gets its schema with the sentences it says', async () => {
  const code = await built(`import { NewTrip } from '${CONTRACT}/trips.ts'\nconsole.log(NewTrip)`)
  expect(code).toMatch(/localeError/)
})
