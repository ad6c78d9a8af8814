// The tree over HTTP: who stands in which row, what is said of him and what is not, and that it is as new as the ties.

import { brotliDecompressSync } from 'node:zlib'
import { type LineageTree, lineage } from '@aerie/contract/lineage'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { ties } from '@aerie/contract/ties'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let marcus: Awaited<ReturnType<World['as']>>
let rafael: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  marcus = await world.as('marcus')
  rafael = await world.as('rafael')
})
afterAll(() => world.close())
beforeEach(() => change('rafael', { bigBrother: null, littleBrothers: [] }))

const path = async (who: CastKey) => ({ params: { memberId: String(await world.idOf(who)) } })
const change = async (who: CastKey, body: object) => marcus(memberChanges.update, { ...(await path(who)), body })
const read = async () => (await rafael(lineage.list)).body
const find = async (who: CastKey) => {
  const id = await world.idOf(who)
  return inRows(await read()).find(([, brother]) => brother.id === id)
}
const inRows = (tree: LineageTree) =>
  Object.entries(tree).flatMap(([key, row]) => row.map((brother) => [key, brother] as const))

test.each([
  [{ pledgeClass: -2, class: 4 }, '-2'],
  [{ pledgeClass: null, class: 1988 }, '-999'],
  [{ pledgeClass: null, class: 2004 }, '2004'],
  [{ pledgeClass: null, class: null }, '1'],
])('with %j he stands in row %s', async (body, row) => {
  await change('rafael', body)
  expect((await find('rafael'))?.[0]).toBe(row)
})

test('everybody stands in it once, those who are inactive, too', async () => {
  const ids = inRows(await read()).map(([, { id }]) => id)
  const all = await world.db.selectFrom('members').select('id').execute()
  expect(ids.sort((a, b) => a - b)).toEqual(all.map(({ id }) => id).sort((a, b) => a - b))
  const inactive = await world.db.selectFrom('members').select('id').where('inactive_since', 'is not', null).execute()
  expect(ids).toEqual(expect.arrayContaining(inactive.map(({ id }) => id)))
})

test('nothing is said of a brother but his name, class, line and portrait', async () => {
  const known = ['id', 'firstName', 'lastName', 'familiar', 'cohort', 'class', 'pledgeClass', 'bigBrother']
  const shown = new Set([...known, 'claimed', 'littleBrothers', 'lineageColor', 'profileImageUrl'])
  for (const [, brother] of inRows(await read()))
    for (const [field, value] of Object.entries(brother)) {
      expect(shown).toContain(field)
      expect(value).not.toBeNull()
    }
})

test('a big brother is known by id, a name by itself, and a change at once', async () => {
  await change('rafael', { bigBrother: String(await world.idOf('samir')), littleBrothers: ['Nobody Known'] })
  expect((await find('rafael'))?.[1]).toMatchObject({
    bigBrother: await world.idOf('samir'),
    littleBrothers: ['Nobody Known'],
  })
  await change('rafael', { bigBrother: 'Old Guard', littleBrothers: [], lineageColor: 'green' })
  const [, brother] = (await find('rafael')) ?? []
  expect(brother).toMatchObject({ bigBrother: 'Old Guard', lineageColor: 'green' })
  expect(brother).not.toHaveProperty('littleBrothers')
})

test('a tie that waits for its other end is said to be claimed until he confirms it', async () => {
  await rafael(memberChanges.save, { body: { bigBrother: String(await world.idOf('samir')) } })
  expect((await find('rafael'))?.[1]).toMatchObject({ claimed: true })
  const { kin } = (await marcus(members.show, await path('rafael'))).body
  await (await world.as('samir'))(ties.confirm, { params: { tieId: String(kin.big?.claim?.tieId) } })
  expect((await find('rafael'))?.[1]).not.toHaveProperty('claimed')
})

test('one class alone may be asked for, and one that there is not is empty', async () => {
  const whole = await read()
  const key = Object.keys(whole)[0] ?? ''
  expect((await rafael(lineage.list, { query: { class: key } })).body).toEqual({ [key]: whole[key] })
  expect((await rafael(lineage.list, { query: { class: '77' } })).body).toEqual({})
  expect((await rafael(lineage.list, { query: { class: 'x' } })).status).toBe(400)
})

test('it comes compressed, and not again while nothing has changed', async () => {
  const cookie = await world.cookieOf('rafael')
  const get = (headers: Record<string, string>) =>
    world.app.inject({ url: '/api/lineage', headers: { cookie, 'accept-encoding': 'br', ...headers } })
  const first = await get({})
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toEqual(await read())
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const etag = String(first.headers.etag)
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(304)

  await change('rafael', { cohort: 'Spring of another year' })
  const later = await get({ 'if-none-match': etag })
  expect(later.statusCode).toBe(200)
  expect(later.headers.etag).not.toBe(etag)
})
