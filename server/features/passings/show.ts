// Brothers who have passed: what super admins see of a mark.
import type { Passing, PassingState, WaitingPassing } from '@aerie/contract/passings'
import type { Role } from '@aerie/contract/person'
import { listOf } from '@aerie/text/lists'
import { standing } from '#features/members/service.ts'
import { toPersonName, toPersonRef } from '#features/people/person.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import * as data from './data.ts'
import * as policy from './policy.ts'

export async function listWaiting({ db }: MemberContext): Promise<WaitingPassing[]> {
  const rows = await data.listWaiting(db)
  const markers = await Promise.all(rows.map(({ marked_by }) => nameOf(db, marked_by)))
  return rows.map((row, at) => ({
    brother: toPersonRef(row),
    markedBy: markers[at] ?? null,
    markedAt: row.passed_since.toISOString(),
  }))
}

const nameOf = async (db: Context['db'], memberId: number | null) => {
  const row = memberId === null ? undefined : await data.findPerson(db, memberId)
  return row ? toPersonName(row) : null
}

export async function showState(ctx: MemberContext, memberId: number): Promise<PassingState> {
  const brother = await data.findPerson(ctx.db, memberId)
  if (!brother) throw notFound('Member')
  const passing = await data.findPassing(ctx.db, memberId)
  const facts = { id: brother.id, role: brother.role as Role, isActive: brother.inactive_since === null }
  return {
    brother: toPersonRef(brother),
    passing: passing ? await toPassing(ctx, passing) : null,
    lockedBecause: passing ? null : policy.markLock(ctx.actor, facts, await standing.countSuperAdmins(ctx.db)),
    means: passing ? [] : meaningOf(brother),
  }
}

function meaningOf(brother: NonNullable<Awaited<ReturnType<typeof data.findPerson>>>) {
  const means: string[] = []
  if (brother.offices.length > 0)
    means.push(
      `He holds ${listOf(brother.offices)}: his term ends, and the roll keeps it. Nobody takes his place by itself.`,
    )
  if (policy.isOfficer(brother)) means.push('His rights as an officer end.')
  return means
}

async function toPassing(ctx: MemberContext, row: data.PassingRow): Promise<Passing> {
  const facts = { markedBy: row.marked_by, markedAt: row.passed_since, shownSince: row.remembered_since }
  const others = (await data.listSuperAdmins(ctx.db)).filter(({ id }) => id !== row.marked_by).length
  const [markedBy, agreedBy] = await Promise.all([nameOf(ctx.db, row.marked_by), nameOf(ctx.db, row.agreed_by)])
  return {
    bornOn: row.born_on,
    diedOn: row.died_on,
    words: row.words,
    source: row.source,
    markedAt: row.passed_since.toISOString(),
    markedBy,
    agreedBy,
    shownSince: row.remembered_since?.toISOString() ?? null,
    showsAt: policy.showsAlone(facts, others)?.toISOString() ?? null,
    undoUntil: policy.undoUntil(facts).toISOString(),
    can: {
      agree: policy.agreeLock(ctx.actor, facts) === null,
      undo: policy.undoLock(ctx.actor, facts, ctx.now()) === null,
      change: true,
    },
  }
}
