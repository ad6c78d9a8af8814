// Links of mails about gatherings choose an answer and give none: programs that open links answer for nobody.
import { gatherings } from '@aerie/contract/gatherings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'
import { gatheringNotifications } from './gathering-notifications.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const facts = { title: 'Supper', location: 'Tromsø, Norway', startDate: inDays(3), startTime: '19:00', word: null }

async function pathIn(kind: keyof typeof gatheringNotifications, gatheringId: number) {
  const row = {
    id: 1,
    kind,
    subjectId: gatheringId,
    about: null,
    facts,
    isRead: false,
    createdAt: '',
    topic: 'gatherings',
  }
  const [note] = await gatheringNotifications[kind].email(world.ctx, [row as never])
  return note?.page.path ?? ''
}

test('opened with a session, by GET and HEAD, they change nothing', async () => {
  const rook = await world.as('rook')
  const body = { title: 'Supper', location: 'Tromsø, Norway', startDate: inDays(20), startTime: '19:00' }
  const { id } = (await rook(gatherings.create, { body })).body
  const paths = await Promise.all(
    (['gathering_called', 'gathering_soon', 'gathering_seat'] as const).map((kind) => pathIn(kind, id)),
  )
  expect(paths).toEqual(['going', 'still', 'still'].map((answer) => `/events/${id}?answer=${answer}`))

  const kenji = await world.idOf('kenji')
  const cookie = `${cookieName(world.app)}=${await startSession(world.ctx, kenji, 'Test browser')}`
  const answersOf = () => world.db.selectFrom('gathering_answers').selectAll().orderBy('member_id').execute()
  const before = await answersOf()
  for (const url of [...paths, `/events/${id}?answer=cannot`, `/api/gatherings/${id}/answer?reply=going`])
    for (const method of ['GET', 'HEAD'] as const) await world.app.inject({ method, url, headers: { cookie } })
  expect(await answersOf()).toEqual(before)
})
