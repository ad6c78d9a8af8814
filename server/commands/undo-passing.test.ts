// `npm run undo-passing` as whoever runs the server types it, beside a server that runs.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { people } from '@aerie/contract/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../demo/cast.ts'
import { remember } from '../features/passings/passings.fixture.ts'
import { scratchFolder, urlOf } from '../test/test-server.ts'
import { openWorld, type World } from '../test/world.ts'

let world: World
let folder: string
beforeAll(async () => {
  folder = await scratchFolder('aerie-undo-passing-')
  world = await openWorld({ installation: { dataFolder: folder } })
})
afterAll(() => world.close())

/** Answers its exit code and what it said. */
const undoPassing = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const command = fileURLToPath(new URL('./undo-passing.ts', import.meta.url))
    const env = { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: urlOf(world.location) }
    execFile(process.execPath, [command, ...args], { env }, (error, said, failure) =>
      resolve({ code: error ? Number(error.code) : 0, said: said + failure }),
    )
  })
const cardOf = async (id: number) => (await (await world.as('kenji'))(people.list)).body.find((card) => card.id === id)

test('he is as he was, and the running server knows it at once; who is marked is named by his address alone', async () => {
  const id = await remember(world, 'rook')
  await world.db
    .updateTable('members')
    .set({ passed_since: new Date(Date.now() - 40 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  expect(await undoPassing()).toEqual({ code: 1, said: expect.stringContaining('Give the e-mail address') })
  expect(await undoPassing('nobody@example.org')).toEqual({
    code: 1,
    said: expect.stringContaining('Nobody with that address is marked as passed. Nothing was changed.'),
  })
  expect(await undoPassing((cast.rook.email ?? '').toUpperCase())).toEqual({
    code: 0,
    said: expect.stringContaining(`${cast.rook.lastName} is as he was before he was marked`),
  })
  await expect.poll(async () => (await cardOf(id))?.isActive).toBe(true)
  expect((await cardOf(id))?.isRemembered).toBeUndefined()
  const entries = world.db.selectFrom('audit_entries').select('actor_id').where('action', '=', 'member.undo-passed')
  expect(await entries.where('object_id', '=', String(id)).execute()).toEqual([{ actor_id: null }])
})
