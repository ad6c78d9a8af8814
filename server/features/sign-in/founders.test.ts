// Two set-up links make one founder, even when both are used at the same moment.
import { signIn } from '@aerie/contract/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { makeSetupLink } from './links.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ people: false })
})
afterAll(() => world.close())

const waiting = async () =>
  (
    await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
  ).rows[0]?.n

test('while both are on their way in, one waits for the other and is refused', async () => {
  const tokens = [await makeSetupLink(world.ctx), await makeSetupLink(world.ctx)]
  const finish = (token: string) =>
    world.visitor(signIn.finishSetup, {
      params: { token },
      body: { firstName: 'Ada', lastName: 'First', email: `${token}@aerie.example`, newPassword: 'feather and bone' },
    })
  // Nobody is added until both have come as far as they can without.
  const answers = await world.db.transaction().execute(async (gate) => {
    await sql`lock table members in share row exclusive mode`.execute(gate)
    const finishing = tokens.map(finish)
    await expect.poll(waiting).toBe(2)
    return finishing
  })
  expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 410])
  expect(await world.db.selectFrom('members').select('id').execute()).toHaveLength(1)
})
