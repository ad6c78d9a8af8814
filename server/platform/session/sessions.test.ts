// Who a cookie stands for is never older than what has been announced, however slowly the database answers.
import { account } from '@aerie/contract/account'
import { session } from '@aerie/contract/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../../test/global-setup.ts'
import { speaker } from '../../test/speak.ts'
import { buildTestApp, openWorld, type World } from '../../test/world.ts'
import { openCaches } from '../cache/caches.ts'
import type { Db } from '../db/db.ts'
import { endSessions, findActor, refreshSessions } from './sessions.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** A database whose answers about sessions have been read, and arrive only when they are let through. */
function slowReads() {
  const gate = Promise.withResolvers<void>()
  const reading = Promise.withResolvers<void>()
  const wrap = (query: object): object =>
    new Proxy(query, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'execute')
          return async () => {
            const rows = await value.call(target)
            reading.resolve()
            await gate.promise
            return rows
          }
        return (...args: unknown[]) => {
          const result = value.apply(target, args)
          return result && typeof result === 'object' && 'execute' in result ? wrap(result) : result
        }
      },
    })
  const db: Db = new Proxy(world.db, {
    get: (target, name) =>
      name === 'selectFrom' ? (table: 'sessions') => wrap(target.selectFrom(table)) : Reflect.get(target, name),
  })
  return { caches: openCaches(db, world.ctx.bus), isRead: reading.promise, letThrough: gate.resolve }
}

const secretOf = (cookie: string) => cookie.split('=')[1] ?? ''

test('a role that changes while a session is read is not kept as it was', async () => {
  const id = await world.idOf('julian')
  const secret = secretOf(await world.cookieOf('julian'))
  const { caches, isRead, letThrough } = slowReads()
  const asked = findActor({ caches }, secret)
  await isRead
  await world.db.updateTable('members').set({ role: 'member' }).where('id', '=', id).execute()
  await refreshSessions(world.ctx, id)
  letThrough()
  await asked
  expect((await findActor({ caches }, secret))?.role).toBe('member')
})

test('a session that ends while it is read opens nothing afterwards', async () => {
  const id = await world.idOf('teddy')
  const secret = secretOf(await world.cookieOf('teddy'))
  const { caches, isRead, letThrough } = slowReads()
  const asked = findActor({ caches }, secret)
  await isRead
  await endSessions(world.ctx, id)
  letThrough()
  await asked
  expect(await findActor({ caches }, secret)).toBeNull()
})

test('a session that is kept in one process ends there when another process ends it', async () => {
  const cookie = await world.cookieOf('rook')
  const caches = openCaches(world.db, world.ctx.bus)
  const second = await buildTestApp({ ...world.ctx, caches })
  const speak = speaker(second)(cookie)
  expect((await speak(session.current)).status).toBe(200)
  await world.speak(cookie)(session.signOut)
  expect((await speak(session.current)).status).toBe(401)
  await second.close()
})

const sent = (cookie: string) => world.speak(cookie)

const NEW = 'feather and bone'

test.each<[string, (speak: World['visitor']) => Promise<{ status: number; cookie: string }>]>([
  ['typed again', (speak) => speak(account.confirm, { body: { password: PASSWORD } })],
  ['changed', (speak) => speak(account.changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } })],
])('once the password is %s, the session goes on under another cookie alone', async (_how, renew) => {
  const before = await world.cookieOf('tobias')
  const id = (await sent(before)(account.sessions)).body.find(({ current }) => current)?.id
  const answer = await renew(sent(before))
  expect([answer.status, answer.cookie === before]).toEqual([200, false])
  expect((await sent(answer.cookie)(account.sessions)).body.find(({ current }) => current)?.id).toBe(id)

  // What was under way with the former one is told to come again, keeps nothing, and takes no cookie away.
  const former = await sent(before)(session.current)
  expect([former.status, former.problem.code, former.headers['set-cookie']]).toEqual([
    401,
    'session_renewed',
    undefined,
  ])
  expect((await sent(before)(account.confirm, { body: { password: PASSWORD } })).status).toBe(401)
  await sql`update sessions set renewed_at = renewed_at - interval '2 minutes'`.execute(world.db)
  expect((await sent(before)(account.sessions)).problem.code).toBe('not_signed_in')
  expect((await sent(answer.cookie)(session.current)).status).toBe(200)
})

test('a wrong password renews nothing', async () => {
  const cookie = await world.cookieOf('soren')
  const answer = await sent(cookie)(account.confirm, { body: { password: 'not it' } })
  expect([answer.status, answer.cookie]).toEqual([400, ''])
  expect((await sent(cookie)(account.sessions)).status).toBe(200)
})
