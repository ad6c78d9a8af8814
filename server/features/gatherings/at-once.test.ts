// Three hundred brothers answer at once for the last fifty seats of a gathering.
import { gatherings } from '@aerie/contract/gatherings'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

const BROTHERS = 300
const SEATS = 50

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('exactly fifty go, the others wait in the order of their commits', async () => {
  const rook = await world.as('rook')
  const startDate = inDays(20)
  // Its host goes as well.
  const supper = { title: 'Supper', location: 'Galway, Ireland', startDate, startTime: '19:00', seats: SEATS + 1 }
  const { body: made } = await rook(gatherings.create, { body: supper })
  const params = { gatheringId: String(made.id) }
  await numberCommits()
  const speakers = await Promise.all((await addBrothers()).map(comeAs))

  const answers = await Promise.all(
    speakers.map((speak) => speak(gatherings.answer, { params, body: { reply: 'going' } })),
  )

  expect(answers.map(({ status }) => status)).toEqual(Array(BROTHERS).fill(200))
  expect((await rook(gatherings.show, { params })).body).toMatchObject({ going: SEATS + 1, waiting: BROTHERS - SEATS })
  const kept = await inOrderOfCommits(made.id)
  const seated = Array(SEATS).fill({ standing: 'going', place: null })
  const waiting = Array.from({ length: BROTHERS - SEATS }, (_, before) => ({ standing: 'waiting', place: before + 1 }))
  expect(kept).toEqual([...seated, ...waiting])
})

async function addBrothers() {
  const { rows } = await sql<{ id: number }>`insert into members (first_name, last_name)
    select 'Brother', 'Number ' || n from generate_series(1, ${BROTHERS}::int) n returning id`.execute(world.db)
  return rows.map(({ id }) => id)
}

const comeAs = async (memberId: number) =>
  world.speak(`${cookieName(world.app)}=${await startSession(world.ctx, memberId, 'Test browser')}`)

/** Numbers the answers as their transactions commit: what is deferred runs last, while the gathering is still held. */
async function numberCommits() {
  const statement = (text: string) => sql.raw(text).execute(world.ownerDb)
  await statement('create table commits (number serial, gathering_id integer, member_id integer)')
  await statement(`create function number_commit() returns trigger language plpgsql security definer as $$ begin
    insert into public.commits (gathering_id, member_id) values (new.gathering_id, new.member_id); return null; end $$`)
  await statement(`create constraint trigger commits after insert on gathering_answers deferrable initially deferred
    for each row execute function number_commit()`)
}

/** The answers of all but the host. */
const inOrderOfCommits = async (id: number) =>
  (
    await sql<{ standing: string; place: number | null }>`select standing, place
      from gathering_answers join commits using (gathering_id, member_id)
      where gathering_id = ${id} order by number`.execute(world.ownerDb)
  ).rows
