// Another place for a gathering of the organisation, of which everybody hears, beside writing as many rows.
import { sql } from 'kysely'
import { setOfficial } from '../../server/features/gatherings/officers.ts'
import { changeGathering, createGathering } from '../../server/features/gatherings/service.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { type Figure, milliseconds, times } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { timeOf } from '../instruments/time-of.ts'
import type { As } from '../instruments/writers.ts'

const CHANGES = 15
const MOST_TIMES = 1.5
const DAY_MS = 86_400_000
const PLACES = ['Galway, Ireland', 'Lisbon, Portugal'] as const

export async function measureNews(db: Db, as: As, [officer = 0]: number[]): Promise<Figure> {
  const ctx = as(officer, 'super_admin')
  const startDate = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  const form = (turn: number) => ({
    title: 'Founders’ Day',
    description: '',
    location: PLACES[turn % 2] ?? PLACES[0],
    startDate,
    startTime: '19:00',
    audience: 'all' as const,
    classes: [],
    asked: [],
    tellsNear: true,
  })
  const { id } = await createGathering(ctx, form(0))
  let { version } = await setOfficial(ctx, id, true)
  await sql`vacuum analyze notifications`.execute(db)
  const [taken, least]: [number[], number[]] = [[], []]
  for (let turn = 1; turn <= CHANGES; turn++) {
    taken.push(
      await timeOf(async () => {
        version = (await changeGathering(ctx, id, { ...form(turn), version })).version
      }),
    )
    least.push(await timeOf(() => insertBarely(db, id)))
    await sql`delete from notifications where subject_type = 'bare'`.execute(db)
  }
  const told = await countTold(db, id)
  const [used, floor] = [median(taken), median(least)]
  return {
    workload: `another place for a gathering, told to ${told.toLocaleString('en')} (wall time, median)`,
    baseline: `${milliseconds(floor)}: INSERT … SELECT of as many rows`,
    goal: `at most ${MOST_TIMES} × the baseline`,
    measured: `${milliseconds(used)}, ${times(used / floor)}`,
    met: used <= MOST_TIMES * floor,
  }
}

const insertBarely = (db: Db, id: number) =>
  sql`
  insert into notifications (member_id, subject_type, subject_id, key, kind, rank, about_id, facts, until)
  select member_id, 'bare', subject_id, key, kind, rank, about_id, facts, until from notifications
  where subject_type = 'gathering' and subject_id = ${id} and kind = 'gathering_changed'`.execute(db)

async function countTold(db: Db, id: number) {
  const { rows } = await sql<{ told: number }>`select count(*)::int as told from notifications
    where subject_type = 'gathering' and subject_id = ${id} and kind = 'gathering_changed' and withdrawn_at is null`.execute(
    db,
  )
  return rows[0]?.told ?? 0
}
