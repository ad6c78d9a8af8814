// What scrapers are told of the state of the installation: each finding and each of its figures, and only with the token.
import { readFile } from 'node:fs/promises'
import { health } from '@aerie/contract/health'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECKS } from '#features/health-checks/service.ts'
import { openWorld, type World } from '../../test/world.ts'
import { writeMetrics } from './metrics.ts'
import { placeIn } from './place.fixture.ts'
import { readDetails } from './service.ts'

const TOKEN = 'sixteen-letters-or-more'

let world: World
beforeAll(async () => {
  world = await openWorld({ installation: { metricsToken: TOKEN } })
})
afterAll(() => world.close())

const placeOf = () => placeIn(world, import.meta.dirname)

test('a scraper with the token gets figures, and everybody else no page', async () => {
  const ask = (authorization?: string) =>
    world.app.inject({ url: health.metrics.path, ...(authorization && { headers: { authorization } }) })
  const { statusCode, headers, payload } = await ask(`Token ${TOKEN}`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  for (const text of payload.trim().split('\n'))
    expect(text).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{id="[a-z-]+"\})? -?[\d.e+-]+)$/)
  expect(payload).toMatch(/^aerie_members_active \d+$/m)
  for (const wrong of [undefined, '', 'Token', `Token ${TOKEN}x`]) expect((await ask(wrong)).statusCode).toBe(404)
})

test('each finding of the page has its gauge, and what has a figure there has one in numbers', async () => {
  const { findings } = await readDetails(placeOf())
  const metrics = await writeMetrics(placeOf())
  const told = [...metrics.matchAll(/^aerie_finding\{id="([a-z-]+)"\} (\d)$/gm)].map(([, id, state]) => [id, state])
  const place = { good: '0', attention: '1', bad: '2' }
  expect(told.toSorted()).toEqual(findings.map(({ id, state }) => [id, place[state]]).toSorted())
  for (const { id, gauges } of CHECKS) expect(Object.keys(gauges), id).not.toEqual([])
  for (const { id, gauges, look } of CHECKS)
    expect(Object.keys((await look(placeOf())).figures).sort(), id).toEqual(Object.keys(gauges).sort())
})

test('the names of all gauges stand in docs/operations.md, and no others', async () => {
  const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const names = [...(await writeMetrics(placeOf())).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name)
  const written = [...page.matchAll(/`((?:aerie|process)_[a-z_]+)[`{]/g)].map(([, name]) => name)
  expect([...new Set(written)].sort()).toEqual(names.sort())
})
