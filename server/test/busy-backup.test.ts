// A backup that is taken while an import, votes and uploads go on: what is restored is the installation as it was at one moment.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { polls } from '@aerie/contract/polls'
import { rosters } from '@aerie/contract/rosters'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeParticipation } from '#features/ballots/participation.ts'
import { originalOf, renditionOf, thumbnailOf } from '#features/photo-files/service.ts'
import { type AlbumWorld, openAlbumWorld, picture } from '#features/photos/album-world.fixture.ts'
import { verifyChain } from '#platform/audit/audit.ts'
import { archiveOf, openTarget, restoreInto } from '#platform/backup/installation.fixture.ts'
import { type Db, openDatabase } from '#platform/db/db.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'

const VOTERS = 60
const ROWS = 25

let opened: AlbumWorld
let folder: string
beforeAll(async () => {
  opened = await openAlbumWorld()
  folder = await mkdtemp(join(tmpdir(), 'aerie-busy-'))
  await opened.clearCopies()
  await opened.world.work()
})
afterAll(async () => {
  await opened.world.close()
  await rm(folder, { recursive: true, force: true })
})

async function openPoll() {
  const { world, as } = opened
  const endDate = new Date(Date.now() + 3_600_000).toISOString()
  const body = { title: 'A new porch', options: ['Yes', 'No'], endDate, requiresQuorum: false }
  const { body: poll } = await as('marcus')(polls.create, { body })
  const { rows } = await sql<{ id: number }>`insert into members (first_name, last_name, class)
    select 'Voter', 'Number ' || n, 1 + n % 30 from generate_series(1, ${VOTERS}::int) n returning id`.execute(world.db)
  const cookieOf = async ({ id }: { id: number }) =>
    `${cookieName(world.app)}=${await startSession(world.ctx, id, 'Test browser')}`
  return { params: { pollId: String(poll.id) }, cookies: await Promise.all(rows.map(cookieOf)) }
}

/** Each goes on until it is told to end, and counts what was acknowledged. */
async function openLanes() {
  const { world, as, send } = opened
  const { params, cookies } = await openPoll()
  const done = { votes: 0, photos: 0, imports: 0 }
  let isEnding = false
  const lane = async (work: (round: number) => Promise<void>) => {
    for (let round = 0; !isEnding; round++) await work(round)
  }
  const running = Promise.all([
    lane(async (round) => {
      const cookie = cookies[round]
      if (cookie === undefined) return world.work().then(() => {})
      const { status } = await world.speak(cookie)(polls.vote, { params, body: { optionIndex: round % 2 } })
      expect(status).toBe(200)
      done.votes++
    }),
    lane(async (round) => {
      const { status } = await send([{ name: `porch-${round}.jpg`, content: await picture(round) }])
      expect(status).toBe(201)
      done.photos++
      await world.work()
    }),
    lane(async (round) => {
      const rows = Array.from({ length: ROWS }, (_, at) => `Member${round} Number${at},m${round}x${at}@busy.example`)
      const content = `name,email\n${rows.join('\n')}\n`
      const file = { field: 'csv', name: `busy-${round}.csv`, content }
      const { body } = await as('marcus')(rosters.run, { form: { fields: {}, file } })
      expect(body.imported).toBe(ROWS)
      done.imports++
    }),
  ])
  return {
    done,
    params,
    async end() {
      isEnding = true
      await running
    },
  }
}

test('every row has what it refers to, every photo its files, every ballot its voter', async () => {
  const { world } = opened
  const lanes = await openLanes()
  await expect.poll(() => Math.min(lanes.done.votes, lanes.done.photos, lanes.done.imports)).toBeGreaterThan(1)
  const before = { ...lanes.done }
  const archive = join(folder, 'busy')
  await archiveOf(world, archive).finally(() => lanes.end())
  const after = { ...lanes.done }
  expect(after.votes + after.photos + after.imports).toBeGreaterThan(before.votes + before.photos + before.imports)

  const installation = await openTarget()
  // A restore lays all foreign keys, which looks at every row.
  await restoreInto(installation, archive)
  const { db, close } = openDatabase(installation.database, { pool: 1 })
  const ctx = { ...world.ctx, db, files: installation.files }
  await completeParticipation(ctx)
  const counts = await countsIn(db, Number(lanes.params.pollId))
  expect([counts.participated, counts.logged]).toEqual([counts.ballots, counts.ballots])
  expect(counts.ballots).toBeGreaterThanOrEqual(before.votes)
  expect(counts.ballots).toBeLessThanOrEqual(after.votes)
  expect(counts.photos).toBeGreaterThanOrEqual(before.photos)
  expect(counts.imports).toBeGreaterThanOrEqual(before.imports)
  expect(await halfImported(db)).toEqual([])
  expect(await missingFiles(db, installation.files)).toEqual([])
  expect((await verifyChain(db)).brokenAt).toBeNull()
  await close()
  await installation.close()
})

async function countsIn(db: Db, pollId: number) {
  const { rows } = await sql<Record<'ballots' | 'participated' | 'logged' | 'photos' | 'imports', number>>`
    select (select count(*)::int from ballot_sealed s where s.box_id = polls.box_id) as ballots,
      (select count(*)::int from ballot_participation p where p.box_id = polls.box_id) as participated,
      (select count(*)::int from governance_log g where g.subject = boxes.subject and kind = 'Ballot') as logged,
      (select count(*)::int from photos) as photos, (select count(*)::int from imports) as imports
    from polls join ballot_boxes boxes on boxes.id = polls.box_id where polls.id = ${pollId}`.execute(db)
  if (!rows[0]) throw new Error('The poll is not in the restored installation')
  return rows[0]
}

/** Imports are whole or not there. */
const halfImported = async (db: Db) =>
  (
    await sql<{ id: number }>`select imports.id from imports where imported <>
      (select count(*) from members where members.import_id = imports.id)`.execute(db)
  ).rows

/** By what state a photo is in, an upload has brought its original, and its making all else. */
async function missingFiles(db: Db, files: FileStore) {
  const photos = await db
    .selectFrom('photos')
    .select(['code', 'extension', 'state'])
    .where('purged_at', 'is', null)
    .execute()
  const named = photos.flatMap(({ code, extension, state }) => [
    originalOf({ code, extension }),
    ...(state === 'ready' ? [renditionOf(code, 'view'), thumbnailOf(code, 200), thumbnailOf(code, 400)] : []),
  ])
  const missing: string[] = []
  for (const name of named) if (!(await files.has(name))) missing.push(name)
  return missing
}
