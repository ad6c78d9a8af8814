// Who had been given a way in before the database counted it is found in the audit log.
import { readFile } from 'node:fs/promises'
import { account } from '@aerie/contract/account'
import { memberChanges } from '@aerie/contract/member-changes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const MIGRATION = new URL('../../migrations/0052-ways-in.sql', import.meta.url)

test('of a log of before, one-time passwords and addresses that others entered count, and one’s own do not', async () => {
  const { db, ownerDb } = world
  const [marcus, soren] = [await world.as('marcus'), await world.as('soren')]
  const [tobias, farid] = [await world.idOf('tobias'), await world.idOf('farid')]
  await db.updateTable('members').set({ email: null }).where('id', '=', tobias).execute()
  await marcus(account.resetPassword, { body: { userId: tobias } })
  const params = { memberId: String(farid) }
  await marcus(memberChanges.update, { params, body: { email: 'another.farid@example.org' } })
  await marcus(memberChanges.update, {
    params: { memberId: String(await world.idOf('rook')) },
    body: { phone: '+46 70 174 06 01' },
  })
  await soren(memberChanges.save, { body: { email: 'soren.new@example.org' } })

  await sql`delete from ways_in`.execute(ownerDb)
  const [, backfill = ''] = (await readFile(MIGRATION, 'utf8')).split(/^-- What was before.*$/m)
  await sql.raw(backfill).execute(ownerDb)
  const rows = await db.selectFrom('ways_in').selectAll().orderBy('member_id').execute()
  const found = rows.map(({ member_id, number, mailbox_given_at }) => ({
    id: member_id,
    number,
    isMailbox: mailbox_given_at !== null,
  }))
  expect(found.sort((a, b) => a.id - b.id)).toEqual(
    [
      { id: tobias, number: 1, isMailbox: false },
      { id: farid, number: 1, isMailbox: true },
    ].sort((a, b) => a.id - b.id),
  )
})
