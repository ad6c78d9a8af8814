// Every list in pages refuses a cursor that it has not given out: to begin anew would tell the same twice.

import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from './world.ts'

let world: World
let cookie: string
beforeAll(async () => {
  world = await openWorld()
  cookie = await world.cookieOf('marcus')
})
afterAll(() => world.close())

const listsInPages = () =>
  world.app.endpoints.filter(({ query }) => query instanceof z.ZodMiniObject && 'cursor' in query.shape)

async function ask(path: string, cursor: string) {
  const search = new URLSearchParams({ cursor, limit: '5' })
  const answer = await world.app.inject({ url: `${path.replace(/:\w+/g, '1')}?${search}`, headers: { cookie } })
  return { list: path, cursor, status: answer.statusCode, sentence: answer.json().detail }
}

test.each(['nonsense', '', '-1', '0', '1.5', '1-2-3-4-5', '2026-02-30,1', '1;1', '٣', '9'.repeat(30)])(
  'such as "%s"',
  async (cursor) => {
    const lists = listsInPages()
    expect(lists.length).toBeGreaterThan(5)
    expect(await Promise.all(lists.map(({ path }) => ask(path, cursor)))).toEqual(
      lists.map(({ path }) => ({
        list: path,
        cursor,
        status: 400,
        sentence: 'This page of the list is no longer valid. Start from the top.',
      })),
    )
  },
)

test('such as that of a brother who has left since', async () => {
  expect(await ask('/api/members', '2000000')).toMatchObject({ status: 400 })
})
