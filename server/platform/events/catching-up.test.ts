// A process whose listener is late, deaf or lied to: what it answers is right all the same.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { session } from '@aerie/contract/session'
import { CHANGE_HEADER, EVERYTHING } from '@aerie/contract/stale'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'
import type { Change } from './bus.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** A second process on the same database whose listener can be held back. */
async function openSecond() {
  const held: (() => void)[] = []
  let isHeld = false
  const second = await openSecondProcess(world, {
    listenOf:
      ({ listen }) =>
      ({ hear, ...hearing }) =>
        listen({ ...hearing, hear: (payload) => (isHeld ? held.push(() => hear(payload)) : hear(payload)) }),
  })
  return {
    ...second,
    speak: speaker(second.app),
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const hear of held.splice(0)) hear()
    },
  }
}

test('a change made in one process is not answered wrongly by another that has not heard of it', async () => {
  const second = await openSecond()
  const cookie = await world.cookieOf('rook')
  const marcus = await world.as('marcus')
  const params = { memberId: String(await world.idOf('eamon')) }
  const companyIn = async (headers: Record<string, string> = {}) =>
    (await second.speak(cookie)(members.show, { params, headers })).body.currentCompany

  await companyIn()
  second.hold()
  const saved = await marcus(memberChanges.update, { params, body: { currentCompany: 'The Slow Post' } })
  const number = String(saved.headers[CHANGE_HEADER])
  expect(await companyIn()).not.toBe('The Slow Post')

  // Its listener wakes while the question waits.
  const waiting = companyIn({ [CHANGE_HEADER]: number })
  second.release()
  expect(await waiting).toBe('The Slow Post')

  // Its listener never wakes: it asks the database instead.
  second.hold()
  const again = await marcus(memberChanges.update, { params, body: { currentCompany: 'The Deaf Ear' } })
  expect(await companyIn({ [CHANGE_HEADER]: String(again.headers[CHANGE_HEADER]) })).toBe('The Deaf Ear')
  await second.close()
})

test('a number that nobody was told makes nobody read everything anew', async () => {
  const heard: Change[] = []
  const end = world.ctx.bus.subscribe((change) => heard.push(change))
  const { rows } = await sql<{ newest: number }>`select newest_change() as newest`.execute(world.db)
  const rook = await world.as('rook')
  const headers = { [CHANGE_HEADER]: String((rows[0]?.newest ?? 0) + 1000) }
  expect((await rook(members.own, { headers })).status).toBe(200)
  end()
  expect(heard.filter(({ stale }) => stale === EVERYTHING)).toEqual([])
})

test('nor does it hold a stranger, with or without a cookie that nobody has', async () => {
  const headers = { [CHANGE_HEADER]: '999999999' }
  const answered: string[] = []
  const ask = async (who: string, speak: ReturnType<typeof world.speak>) => {
    await speak(session.current, { headers })
    answered.push(who)
  }
  const rook = await world.as('rook')
  const forged = world.speak(`aerie_session=${'x'.repeat(43)}`)
  await Promise.all([ask('member', rook), ask('visitor', world.visitor), ask('forged', forged)])
  expect(answered.at(-1)).toBe('member')
})
