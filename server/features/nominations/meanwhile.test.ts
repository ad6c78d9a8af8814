// What happens while brothers are named: they are reminded, leave, or are deleted.
import { members } from '@aerie/contract/members'
import { nominations } from '@aerie/contract/nominations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { of } from '../elections/election-world.fixture.ts'
import { settleNominations } from './closing.ts'
import { type NominationWorld, ofNominee, openNominationWorld } from './nomination-world.fixture.ts'

let opened: NominationWorld
beforeAll(async () => {
  opened = await openNominationWorld()
})
afterAll(() => opened.world.close())

const remind = async (id: number) => (await opened.as('marcus'))(nominations.remind, of(id))
const setInactive = async (player: CastKey, inactive_since: Date | null) =>
  opened.world.db
    .updateTable('members')
    .set({ inactive_since })
    .where('id', '=', await opened.world.idOf(player))
    .execute()

test('who has not answered is asked again when an officer presses for it, once a day, and once in the last day', async () => {
  const times = { startDate: opened.inHours(90), endDate: opened.inHours(140) }
  const { id, positions } = await opened.callNominated({ until: opened.inHours(80) }, times)
  const [chair = 0] = positions
  await opened.nominate('rook', id, chair, 'kenji')
  await opened.nominate('rook', id, chair, 'wyatt')
  expect(await opened.unread('kenji', id)).toContain('nomination_asked')
  await opened.answer('wyatt', id, chair, { stands: true })
  await opened.readAll('kenji', 'wyatt')
  expect((await remind(id)).status).toBe(200)
  expect(await opened.unread('kenji', id)).toEqual(['nomination_asked'])
  expect(await opened.unread('wyatt', id)).toEqual([])
  expect((await remind(id)).status).toBe(409)
  await opened.readAll('kenji')
  await settleNominations(opened.world.ctx)
  expect(await opened.unread('kenji', id)).toEqual([])
  await opened.pass(60)
  await settleNominations(opened.world.ctx)
  expect(await opened.unread('kenji', id)).toEqual(['nomination_asked'])
  await opened.readAll('kenji')
  await settleNominations(opened.world.ctx)
  expect(await opened.unread('kenji', id)).toEqual([])
  await opened.answer('kenji', id, chair, { stands: false })
  expect((await remind(id)).status).toBe(409)
})

test('who leaves while he is asked, or refused, is not waited for, and finds it as it was when he is back', async () => {
  const times = { startDate: opened.inHours(48), endDate: opened.inHours(120) }
  const { id, positions } = await opened.callNominated({}, times)
  const [chair = 0, treasurer = 0] = positions
  await opened.nominate('kenji', id, chair, 'kenji')
  await opened.nominate('kenji', id, treasurer, 'oscar')
  await opened.nominate('wyatt', id, chair, 'wyatt')
  const nomineeId = (await opened.see('wyatt', id)).positions[0]?.own?.nomineeId ?? 0
  await (await opened.as('marcus'))(nominations.refuse, { ...ofNominee(id, nomineeId), body: { reason: 'No.' } })
  expect(await opened.seeAll('marcus', id)).toMatchObject({ unanswered: 1, mayAppeal: { brothers: 1 } })
  for (const who of ['oscar', 'wyatt'] as const) await setInactive(who, new Date())
  const without = await opened.seeAll('marcus', id)
  expect(without).toMatchObject({ unanswered: 0, mayAppeal: { brothers: 0, until: null } })
  expect(without.nominees).toHaveLength(1)
  await opened.close('marcus', id)
  expect((await opened.confirm('marcus', id)).status).toBe(200)
  for (const who of ['oscar', 'wyatt'] as const) await setInactive(who, null)
  expect((await opened.see('wyatt', id)).positions[0]?.own?.refusal?.reason).toBe('No.')
})

test('of a brother who is deleted nothing is left among those named, and his name stays on a list that was drawn', async () => {
  const { id, positions } = await opened.callNominated()
  const [chair = 0, treasurer = 0] = positions
  const [left, kenji] = [await opened.world.idOf('oscar'), await opened.world.idOf('kenji')]
  await opened.nominate('oscar', id, chair, 'kenji')
  await opened.answer('kenji', id, chair, { stands: true, showsNominators: true })
  await opened.nominate('oscar', id, treasurer, 'oscar')
  await opened.close('marcus', id)
  const deleted = await (await opened.as('marcus'))(members.remove, { params: { memberId: String(left) } })
  expect(deleted.status).toBeLessThan(300)
  const { positions: shown } = await opened.election('rook', id)
  expect(shown.map(({ candidates }) => candidates.map(({ memberId }) => memberId))).toEqual([[kenji], [null]])
  const seen = (await opened.see('kenji', id)).positions
  expect(seen[0]?.own).toMatchObject({ state: 'stands', namings: [] })
  expect(seen[1]).toMatchObject({ has: 'none', standing: [] })
  expect((await opened.seeAll('marcus', id)).nominees.map(({ member }) => member.id)).toEqual([kenji])
})
