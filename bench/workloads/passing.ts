// Marking brothers as passed among 10,000: how long, and in how many transactions that write.
import { sql } from 'kysely'
import { markTogether } from '../../server/features/passings/service.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { type Figure, milliseconds } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { timeOf } from '../instruments/time-of.ts'
import type { As } from '../instruments/writers.ts'

const MARKED = 30

export async function measurePassing(db: Db, as: As, [officer = 0, ...brothers]: number[]): Promise<Figure> {
  const ctx = as(officer, 'super_admin')
  const [taken, written]: [number[], number[]] = [[], []]
  for (const id of brothers.slice(-MARKED)) {
    const before = await nextTransaction(db)
    taken.push(await timeOf(() => markTogether(ctx, [{ memberId: id, written: { source: 'His family' } }])))
    written.push((await nextTransaction(db)) - before)
  }
  const transactions = median(written)
  return {
    workload: 'marking a brother as passed, durable (wall time, median)',
    baseline: '',
    goal: 'one transaction',
    measured: `${milliseconds(median(taken))}, ${transactions === 1 ? 'one transaction' : `${transactions} transactions`}`,
    met: transactions === 1,
  }
}

/** The number that the next transaction gets which writes. */
async function nextTransaction(db: Db) {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db)
  return Number(rows[0]?.next)
}
