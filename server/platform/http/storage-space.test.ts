// A full disk: who wanted to save reads a sentence, the health check says so, and super admins hear of it.
import { writeFile } from 'node:fs/promises'
import { avatars } from '@aerie/contract/avatars'
import { health } from '@aerie/contract/health'
import { members } from '@aerie/contract/members'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noisy } from '#platform/pictures/picture.fixture.ts'
import { inDays } from '../../test/days-ahead.ts'
import { speaker } from '../../test/speak.ts'
import { buildTestApp, openWorld, type World } from '../../test/world.ts'
import type { Change } from '../events/bus.ts'

let world: World
beforeEach(async () => {
  await world?.close()
  world = await openWorld()
})
afterAll(() => world.close())

const SENTENCE = 'The disk of the server is full, so this was not saved. Please tell a super admin.'

test.runIf(process.platform === 'linux')('of the files: the photo there was stays', async () => {
  // The kernel's own device of that kind.
  const files = { ...world.ctx.files, put: async () => writeFile('/dev/full', 'x') }
  const app = await buildTestApp({ ...world.ctx, files })
  const brother = speaker(app)(await world.cookieOf('rook'))
  const before = (await brother(members.own)).body.profileImageUrl
  const told: Change[] = []
  world.ctx.bus.subscribe((change) => void told.push(change))
  expect((await brother(health.check)).body).toMatchObject({ status: 'ok' })

  const photo = { field: 'avatar', name: 'a.jpg', content: new Uint8Array(await noisy(90, 90).jpeg().toBuffer()) }
  for (let attempt = 1; attempt <= 2; attempt++) {
    const { status, problem } = await brother(avatars.upload, { form: { file: photo } })
    expect([status, problem.detail]).toEqual([507, SENTENCE])
  }
  expect((await brother(members.own)).body.profileImageUrl).toBe(before)
  expect((await brother(health.check)).body).toMatchObject({ status: 'disk_full' })
  expect(told).toEqual([{ number: null, stale: [{ path: '/api/health' }], only: { role: 'admin' } }])
  await app.close()
})

test('of the database: nothing is written', async () => {
  const brother = await world.as('rook')
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(world.ownerDb)
  await sql`create trigger refuse before insert on trips for each row execute function refuse()`.execute(world.ownerDb)
  const body = { title: 'Home', locations: ['Boston'], startDate: inDays(90), endDate: inDays(94) }
  const { status, problem } = await brother(trips.create, { body })
  expect([status, problem.detail]).toEqual([507, SENTENCE])
  expect((await brother(trips.list)).body).toEqual([])
  expect((await world.visitor(health.check)).body).toMatchObject({ status: 'disk_full' })
})
