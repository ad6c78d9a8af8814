// Casting: ballots that arrive while others are being written go into the next transaction together.
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import type { SealedBallot } from './sealing.ts'

export interface CastInto {
  id: number
  revision: number
}

interface Waiting extends PromiseWithResolvers<data.Cast> {
  ctx: Context
  memberId: number
  ballot: SealedBallot
}

/** Announces that ballots came, in their transaction. */
type Announce = (tx: Context) => Promise<void>

const MOST_AT_ONCE = 100
const queues = new WeakMap<Db, Map<string, Waiting[]>>()

/** Resolves once the ballot is committed, or refused. */
export function cast(ctx: Context, box: CastInto, memberId: number, ballot: SealedBallot, announce: Announce) {
  const ofDatabase = queues.get(ctx.db) ?? new Map<string, Waiting[]>()
  queues.set(ctx.db, ofDatabase)
  const name = `${box.id} ${box.revision}`
  const waiting: Waiting = { ...Promise.withResolvers<data.Cast>(), ctx, memberId, ballot }
  const queue = ofDatabase.get(name)
  if (queue) queue.push(waiting)
  else {
    ofDatabase.set(name, [waiting])
    void castAll(ofDatabase, name, box, announce)
  }
  return waiting.promise
}

async function castAll(queues: Map<string, Waiting[]>, name: string, box: CastInto, announce: Announce) {
  for (let queue = queues.get(name) ?? []; queue.length > 0; ) {
    const together = queue.splice(0, MOST_AT_ONCE)
    await castTogether(together, box, announce).catch((error: unknown) => {
      for (const { reject } of together) reject(error)
    })
  }
  queues.delete(name)
}

async function castTogether(together: Waiting[], box: CastInto, announce: Announce) {
  const first = together[0]
  if (!first) return
  const ctx: Context = {
    ...first.ctx,
    actor: null,
    address: null,
    onChange: (number) => {
      for (const each of together) each.ctx.onChange?.(number)
    },
  }
  const byMember = new Map(together.toReversed().map((each) => [each.memberId, each]))
  const ballots = [...byMember.values()]
  const results = await inTransaction(ctx, async (tx) => {
    const rows = await data.cast(tx.db, box, {
      members: ballots.map(({ memberId }) => memberId),
      tags: ballots.map(({ ballot }) => ballot.tag),
      sealed: ballots.map(({ ballot }) => ballot.sealed),
    })
    if (rows.some(({ result }) => result === 'cast')) await announce(tx)
    return new Map(rows.map((row) => [row.member_id, row]))
  })
  for (const each of together) {
    const row = results.get(each.memberId)
    if (!row) each.reject(new Error('A ballot was not answered'))
    else if (row.result === 'cast' && byMember.get(each.memberId) !== each) each.resolve({ ...row, result: 'again' })
    else each.resolve(row)
  }
}
