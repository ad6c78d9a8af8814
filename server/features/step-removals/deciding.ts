// What officers do with requests to take a second step off: agree with who vouched, take that back, or decline.
import {
  type Agreement,
  type AgreementWords,
  MOST_OF_CLASS,
  type StepRemoval,
  type Voucher,
} from '@aerie/contract/step-removals'
import type * as z from 'zod/mini'
import { areOfOneLine } from '#features/lineage/service.ts'
import { toPersonName, toPersonRef } from '#features/people/person.ts'
import { dependsOnLine, shownTo } from '#features/people/privacy.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { schedule } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { notifyBrother } from './notices.ts'
import * as policy from './policy.ts'
import { announceRemovals, settle } from './service.ts'
import { listVouchers } from './vouchers-data.ts'

const DAY_MS = 86_400_000

type AgreementRow = Awaited<ReturnType<typeof data.listAgreements>>[number]

export async function listRemovals(ctx: MemberContext): Promise<StepRemoval[]> {
  const rows = await data.listOpen(ctx.db)
  const [officers, agreements] = await Promise.all([
    data.listOfficers(ctx.db),
    data.listAgreements(
      ctx.db,
      rows.map(({ id }) => id),
    ),
  ])
  return Promise.all(
    rows.map(async (row) => {
      const brother = { id: row.member_id, role: row.role }
      const own = agreements.filter(({ removal_id }) => removal_id === row.id)
      const hasAgreed = own.some(({ officer_id }) => officer_id === ctx.actor.id)
      const judgeLock = policy.whyNoJudge(ctx.actor, brother)
      return {
        id: row.id,
        brother: toPersonRef({ ...row, id: row.member_id }),
        pledgeClass: row.pledge_class,
        phone: await phoneFor(ctx, { ...row, id: row.member_id }),
        hasEmail: row.email !== null,
        words: row.words,
        device: row.device,
        askedAt: row.asked_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        dueAt: row.due_at?.toISOString() ?? null,
        rule: policy.ruleOf(officers, brother),
        agreements: own.map((agreement) => toAgreement(agreement, ctx.actor.id)),
        judgeLock,
        can: {
          agree: judgeLock === null && !hasAgreed && row.due_at === null,
          withdraw: hasAgreed,
          decline: judgeLock === null,
        },
      }
    }),
  )
}

const toAgreement = (row: AgreementRow, readerId: number): Agreement => ({
  by: toPersonName({ ...row, id: row.officer_id }),
  voucher: row.voucher,
  how: row.how,
  agreedAt: row.agreed_at.toISOString(),
  isOwn: row.officer_id === readerId,
})

/** As this officer may see it. */
async function phoneFor(ctx: MemberContext, row: { id: number; phone: string | null; privacy: unknown }) {
  const line = dependsOnLine(row) && (await areOfOneLine(ctx, ctx.actor.id, row.id))
  return shownTo({ self: row.id === ctx.actor.id, officer: true, line }, row).phone
}

export async function listRemovalVouchers(ctx: MemberContext, id: number): Promise<Voucher[]> {
  const removal = await data.findRemoval(ctx.db, id)
  if (!removal || removal.ended_at) throw notFound('Request')
  const rows = await listVouchers(ctx.db, removal.member_id, MOST_OF_CLASS)
  const RELATIONS = ['big', 'little', 'class'] as const
  const vouchers = await Promise.all(
    rows.map(async (row) => ({
      brother: toPersonRef(row),
      relation: row.relation,
      phone: await phoneFor(ctx, row),
    })),
  )
  return RELATIONS.flatMap((relation) => vouchers.filter((voucher) => voucher.relation === relation))
}

/** The last one that is needed begins the wait, of two who press at once the second. */
export const agree = (ctx: MemberContext, id: number, words: z.output<typeof AgreementWords>) =>
  inTransaction(ctx, async (tx) => {
    const removal = await lockJudged(tx, id)
    if (removal.due_at) throw new Refusal('conflict', 'It has been agreed already.')
    const now = tx.now()
    const agreement = { removal_id: id, officer_id: tx.actor.id, ...words, agreed_at: now }
    if (!(await data.addAgreement(tx.db, agreement))) throw new Refusal('conflict', 'You have agreed already.')
    await record(tx, { action: 'second-step.agree-removal', objectId: removal.member_id, after: words })
    const brother = { id: removal.member_id, role: removal.role }
    const officers = await data.listOfficers(tx.db)
    const judges = policy.judgesAmong(officers, brother)
    const agreed = (await data.listAgreements(tx.db, [id])).filter(({ officer_id }) =>
      judges.some((judge) => judge.id === officer_id),
    )
    const rule = policy.ruleOf(officers, brother)
    if (rule && agreed.length >= rule.officers) {
      const due = new Date(now.getTime() + rule.waitDays * DAY_MS)
      await data.setDue(tx.db, id, { due_at: due, needs: rule.officers })
      await schedule(tx, 'settle-step-removals', due)
      await notifyBrother(tx, { ...removal, due_at: due }, 'agreed')
    }
    await announceRemovals(tx, removal.member_id)
  })

/** What had been settled with it waits again. */
export const withdraw = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const removal = await lockOpen(tx, id)
    if ((await data.deleteAgreements(tx.db, id, [tx.actor.id])) === 0)
      throw new Refusal('conflict', 'You have not agreed to this.')
    await record(tx, { action: 'second-step.withdraw-removal', objectId: removal.member_id })
    if (removal.due_at) {
      await data.setDue(tx.db, id, null)
      await notifyBrother(tx, { ...removal, due_at: null }, 'withdrawn')
    }
    await announceRemovals(tx, removal.member_id)
  })

export const decline = (ctx: MemberContext, id: number, reason: string) =>
  inTransaction(ctx, async (tx) => {
    const removal = await lockJudged(tx, id)
    await record(tx, { action: 'second-step.decline-removal', objectId: removal.member_id, after: { reason } })
    await settle(tx, removal, 'declined', reason)
    await notifyBrother(tx, { ...removal, due_at: null }, 'declined')
  })

async function lockOpen(tx: MemberContext, id: number) {
  const removal = await data.lockRemoval(tx.db, id)
  if (!removal) throw notFound('Request')
  if (removal.ended_at) throw new Refusal('conflict', 'This request is over.')
  return removal
}

async function lockJudged(tx: MemberContext, id: number) {
  const removal = await lockOpen(tx, id)
  const why = policy.whyNoJudge(tx.actor, { id: removal.member_id, role: removal.role })
  if (why) throw new Refusal('not_allowed', why)
  return removal
}
