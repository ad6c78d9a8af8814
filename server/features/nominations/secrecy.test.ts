// What nominations and results keep to themselves: who has named whom, and where only the winner is shown, the numbers.
import { elections } from '@aerie/contract/elections'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { of } from '../elections/election-world.fixture.ts'
import { type NominationWorld, openNominationWorld } from './nomination-world.fixture.ts'

let opened: NominationWorld
beforeAll(async () => {
  opened = await openNominationWorld()
})
afterAll(() => opened.world.close())

test('who nominated whom is in no audit entry, notification, mail or feed entry of anybody', async () => {
  const { id, positions } = await opened.callNominated({}, { title: 'Zqelection' })
  const [nominator, sentence] = [await opened.world.idOf('tobias'), 'Zqsentence of his']
  // His session begins under the name by which the cast is found.
  await opened.as('tobias')
  const since = await opened.world.db
    .selectFrom('audit_entries')
    .select((row) => row.fn.max('id').as('id'))
    .executeTakeFirst()
  await opened.world.db
    .updateTable('members')
    .set({ first_name: 'Zqtobias', familiar: null })
    .where('id', '=', nominator)
    .execute()
  await opened.nominate('tobias', id, positions[0] ?? 0, 'kenji', sentence)
  await opened.answer('kenji', id, positions[0] ?? 0, { stands: true })
  await opened.close('marcus', id)
  await opened.world.work()
  const entries = await opened.world.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('id', '>', since?.id ?? 0)
    .execute()
  expect(entries.some(({ action }) => action === 'election.nominate')).toBe(true)
  expect(entries.filter(({ actor_id, action }) => actor_id === nominator && action.startsWith('election.'))).toEqual([])
  const notifications = await opened.world.db
    .selectFrom('notifications')
    .selectAll()
    .where('subject_type', '=', 'nominations')
    .execute()
  expect(notifications.length).toBeGreaterThan(0)
  expect(notifications.filter((row) => row.about_id !== null)).toEqual([])
  const told = JSON.stringify([
    entries,
    notifications,
    await opened.world.mails(),
    await opened.world.db.selectFrom('activity_items').selectAll().execute(),
  ])
  expect(told).not.toContain('Zqsentence')
  expect(told).not.toContain('Zqtobias')
})

test('shown with the winner only, a result has numbers nowhere', async () => {
  const election = await opened.call({ showsNumbers: false })
  await opened.vote('rook', election.id, 0, 0)
  await opened.vote('kenji', election.id, 0, 0)
  expect((await opened.change(election.id, { showsNumbers: true })).status).toBe(409)
  await opened.pass(2)
  const shown = await opened.election('rook', election.id)
  expect(shown.positions[0]).toMatchObject({ outcome: 'elected', winnerIds: [expect.any(Number)], voterCount: 2 })
  expect(JSON.stringify(shown)).not.toMatch(/"votes"|blankVotes/)
  expect(await opened.audit(election.id)).toMatchObject({ ballots: null, certificate: null })
  const summary = (await (await opened.as('rook'))(elections.audit, of(election.id))).body
  expect(summary.positions.map(({ certificate }) => certificate)).toEqual([null, null])
})
