// What stays secret in an election that trustees seal: everything that is sent, kept and logged is recorded, and searched for it.
import { ORDER } from '@aerie/verifiable-elections/group'
import { wordsOf } from '@aerie/verifiable-elections/seeds'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLog } from '#features/ballots/service.ts'
import { readStatesOf } from '#features/election-states/states.ts'
import { openSealedWorld, type SealedWorld } from './sealed-world.fixture.ts'

let opened: SealedWorld
const lines: string[] = []
beforeAll(async () => {
  opened = await openSealedWorld({ log: { write: (line) => void lines.push(line) } })
})
afterAll(() => opened.world.close())

/** All rows of all tables, as its owner reads them. */
async function everyRow() {
  const { ownerDb } = opened.world
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(ownerDb)
  const found: string[] = []
  for (const { name } of tables)
    found.push(
      ...(await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(ownerDb)).rows.map(
        ({ text }) => text,
      ),
    )
  return found
}

test('no secret of a voter or a trustee is in anything that is sent, kept or logged', async () => {
  const { id } = await opened.callSealed()
  const secrets: string[] = []
  for (const player of ['rook', 'kenji'] as const) {
    const kit = await opened.kit(player, id)
    expect(kit.headers['cache-control']).toBe('no-store')
    secrets.push(...kit.body.positions.map(({ credential }) => credential))
    for (const at of [0, 1]) expect((await opened.castSealed(player, id, at, 0)).status).toBe(201)
  }
  await opened.pass(2)
  await opened.turnOwn('marcus', id)
  await opened.turnOwn('tobias', id)
  expect((await opened.show('rook', id)).resultStatus).toBe('final')

  const { committee } = opened
  secrets.push(...committee.secrets.map(String), ...committee.seeds, ...committee.seeds.map(wordsOf))
  expect(secrets.length).toBe(13)
  const forms = secrets.flatMap((secret) =>
    /^\d+$/.test(secret) ? [secret, (BigInt(secret) % ORDER).toString(16).padStart(64, '0')] : [secret],
  )
  const kept = [...(await everyRow()), ...opened.sent, ...lines].join('\n')
  for (const secret of forms) expect(kept.includes(secret)).toBe(false)
})

test('no event of a board has a time, and the log says days alone of ballots', async () => {
  const { id } = await opened.callSealed()
  await opened.castSealed('rook', id, 0, 0)
  const { rows } = await sql<{ type: string }>`select data_type as type from information_schema.columns
    where table_name like 'board\_%' and (data_type like 'timestamp%' or data_type = 'date')`.execute(
    opened.world.ownerDb,
  )
  expect(rows).toEqual([])
  const state = (await readStatesOf(opened.world.ctx, [id])).get(id)
  const box = state?.positions[0]?.box
  const log = box ? await readLog(opened.world.ctx, box) : []
  const ballots = log.filter(({ kind }) => kind === 'Ballot').map(({ payload }) => JSON.parse(payload).day)
  expect(ballots).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
})

test('what stands on a board is neither changed nor removed, by whoever owns the database', async () => {
  const { id, positions } = await opened.callSealed()
  await opened.castSealed('rook', id, 0, 0)
  const { ownerDb, db } = opened.world
  for (const table of ['board_events', 'board_data', 'board_parts'])
    for (const change of ['delete from', 'truncate'])
      if (change === 'truncate' || table !== 'board_parts')
        await expect(sql.raw(`${change} ${table}`).execute(ownerDb)).rejects.toThrow(/append-only|foreign key/)
  await expect(sql`update board_events set tracker = 'x' where tracker is not null`.execute(ownerDb)).rejects.toThrow()
  await expect(
    sql`update elections set trustee_set_id = null, secrecy = 'server' where id = ${id}`.execute(ownerDb),
  ).rejects.toThrow('who seals an election')
  await expect(
    sql`insert into board_data (box_id, height, place, hash, text) select box_id, 0, 9, repeat('a', 64), 'x'
      from election_positions where id = ${positions[0]?.id ?? 0}`.execute(db),
  ).rejects.toThrow('permission denied')
  const first = await opened.board('kenji', id, positions[0]?.id ?? 0)
  const again = await opened.board('kenji', id, positions[0]?.id ?? 0, { 'if-none-match': String(first.headers.etag) })
  expect([first.statusCode, again.statusCode]).toEqual([200, 304])
})
