// Who hears of a new tie over HTTP: both ends but the one who made it, once, until it is read or taken back.
import { memberChanges } from '@aerie/contract/member-changes'
import { type Notification, notifications } from '@aerie/contract/notifications'
import { EVERYTHING } from '@aerie/contract/stale'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { announce } from '#platform/events/announce.ts'
import type { CastKey } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of [
    'lineage_ties',
    'lineage_refusals',
    'notifications',
    'notification_mail_choices',
    'jobs',
  ] as const)
    await world.db.deleteFrom(table).execute()
  await announce(world.ctx, EVERYTHING)
})

const save = async (who: CastKey, body: { bigBrother?: string | null; littleBrothers?: string[] }) => {
  const answer = await (await world.as(who))(memberChanges.save, { body })
  expect(answer.status, answer.text).toBe(200)
}
const nameBig = async (who: CastKey, big: CastKey | null) =>
  save(who, { bigBrother: big && String(await world.idOf(big)) })
const list = async (who: CastKey) => (await (await world.as(who))(notifications.list)).body
const count = async (who: CastKey) => (await (await world.as(who))(notifications.count)).body.count
const lineOf = (one: Notification) =>
  'brother' in one
    ? `${one.kind} ${one.brother.firstName}${one.isHisDoing ? ', his doing' : ''}${
        'standing' in one && one.standing !== 'claimed' ? `, ${one.standing}` : ''
      }`
    : one.kind
const heard = async (who: CastKey) => (await list(who)).map(lineOf)
const setInactive = async (who: CastKey, since: Date | null) => {
  const id = await world.idOf(who)
  await world.db.updateTable('members').set({ inactive_since: since }).where('id', '=', id).execute()
  await announce(world.ctx, EVERYTHING)
}

test('the big brother whom a little names hears of it, and the little knows', async () => {
  await nameBig('rook', 'mateo')
  expect(await heard('mateo')).toEqual(['big_brother Rook, his doing'])
  expect([await count('mateo'), await heard('rook')]).toEqual([1, []])
  expect((await list('mateo'))[0]).toEqual({
    id: expect.any(Number),
    kind: 'big_brother',
    isRead: false,
    createdAt: expect.any(String),
    isHisDoing: true,
    standing: 'claimed',
    proposedBy: null,
    tieId: expect.any(Number),
    brother: expect.objectContaining({ id: await world.idOf('rook'), lastName: 'Fairweather' }),
  })
})

test('a little brother who is named hears of it', async () => {
  await save('mateo', { littleBrothers: [String(await world.idOf('rook'))] })
  expect(await heard('rook')).toEqual(['little_brother Mateo, his doing'])
  expect(await heard('mateo')).toEqual([])
})

test('both hear of a tie that an officer makes', async () => {
  const marcus = await world.as('marcus')
  const body = { bigBrother: String(await world.idOf('mateo')) }
  await marcus(memberChanges.update, { params: { memberId: String(await world.idOf('rook')) }, body })
  expect(await heard('mateo')).toEqual(['big_brother Rook, confirmed'])
  expect(await heard('rook')).toEqual(['little_brother Mateo, confirmed'])
})

test('is taken back while it is unread, and told once however often the tie is made', async () => {
  await nameBig('rook', 'mateo')
  await nameBig('rook', null)
  expect([await count('mateo'), await heard('mateo')]).toEqual([0, []])
  await nameBig('rook', 'mateo')
  expect(await heard('mateo')).toEqual(['big_brother Rook, his doing'])
  await (await world.as('mateo'))(notifications.readAll, { body: {} })
  await nameBig('rook', null)
  await nameBig('rook', 'mateo')
  expect(await count('mateo')).toBe(0)
  expect(await list('mateo')).toMatchObject([{ isRead: true }])
  await nameBig('rook', 'hugh')
  expect(await heard('hugh')).toEqual(['big_brother Rook, his doing'])
})

test('keeps nothing of either but who he is, and is not shown while he is inactive', async () => {
  await nameBig('rook', 'mateo')
  const kept = await world.db.selectFrom('notifications').select(['facts', 'about_id', 'subject_type']).execute()
  expect(kept).toEqual([{ facts: { isHisDoing: true }, about_id: await world.idOf('rook'), subject_type: 'member' }])
  await setInactive('rook', new Date())
  expect([await count('mateo'), await heard('mateo')]).toEqual([0, []])
  await setInactive('rook', null)
  expect(await count('mateo')).toBe(1)
})

test('comes by mail to who chose it, and ends with a click in it', async () => {
  const mateo = await world.as('mateo')
  const never = { nearby: 'never', coming: 'never', crossing: 'never' } as const
  expect((await mateo(notifications.chooseMail, { body: never })).body).toEqual({
    ...never,
    lineage: 'never',
    polls: 'never',
    results: 'at_once',
    documents: 'at_once',
    gatherings: 'at_once',
    record: 'never',
    photos: 'never',
    audit: 'never',
    requests: 'never',
  })
  await mateo(notifications.chooseMail, { body: { ...never, lineage: 'at_once' } })
  const before = (await world.mails()).length
  await nameBig('rook', 'mateo')
  const [mail, ...others] = (await world.mails()).slice(before)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    subject: 'Rook Fairweather says that you are his big brother',
    to: [{ address: 'mateo.bellini@aerie.example' }],
  })
  expect(mail?.text).toContain(`https://brothers.example/profile/${await world.idOf('rook')}`)
  const [token = ''] = /(?<=\/unsubscribe\/)[\w-]+/.exec(mail?.text ?? '') ?? []
  expect((await world.visitor(notifications.unsubscribe, { params: { token } })).body).toEqual({ kinds: ['lineage'] })
  expect((await mateo(notifications.mailChoice)).body).toEqual({
    ...never,
    lineage: 'never',
    polls: 'never',
    results: 'at_once',
    documents: 'at_once',
    gatherings: 'at_once',
    record: 'never',
    photos: 'never',
    audit: 'never',
    requests: 'never',
  })
  await nameBig('rook', 'hugh')
  expect(await world.mails()).toHaveLength(before + 1)
})
