// Who a cookie stands for is never older than what has been announced, however slowly the database answers.
import { session } from '@aerie/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
        if (name === 'executeTakeFirst')
          return async () => {
            const row = await value.call(target)
            reading.resolve()
            await gate.promise
            return row
          }
        return (...args: unknown[]) => {
          const result = value.apply(target, args)
          return result && typeof result === 'object' && 'executeTakeFirst' in result ? wrap(result) : result
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
