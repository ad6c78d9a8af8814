// Asking brothers where another is, and their answers: these go to officers and change no record.
import type { Answer, LostAnswer, LostQuestion } from '@aerie/contract/lost'
import type * as z from 'zod/mini'
import { notify, settle } from '#features/notifications/service.ts'
import { displayName, goesBy, toPersonName } from '#features/people/person.ts'
import { mayMail } from '#features/settings/service.ts'
import { keepTold } from '#features/told-addresses/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { lockAsked } from './knowers-data.ts'
import { isLost } from './reasons-data.ts'
import { announceLost, whyNotAsk } from './service.ts'
import { wordsAbout } from './words.ts'

const subjectOf = (questionId: number) => ({ type: 'lost_question', id: questionId })

/** All are asked, or nobody: who may not be is named. */
export const ask = (ctx: MemberContext, lostId: number, brotherIds: number[], words: string | null) =>
  inTransaction(ctx, async (tx) => {
    const lost = await data.findBrother(tx.db, lostId)
    if (!lost) throw notFound('Member')
    const ids = [...new Set(brotherIds)]
    const asked = await lockAsked(tx.db, lostId, ids)
    if (!(await isLost(tx.db, lostId)))
      throw new Refusal('conflict', 'He is not among the lost any more, so that nobody is asked.')
    if (asked.length < ids.length)
      throw new Refusal('conflict', 'One of them cannot be asked: he is inactive or has no e-mail address.')
    for (const one of asked) {
      const lock = whyNotAsk(one)
      if (lock) throw new Refusal('conflict', `${displayName(one)} cannot be asked now. ${lock}`)
    }
    const officer = await data.findBrother(tx.db, tx.actor.id)
    const by = officer ? displayName(officer) : 'An officer'
    const questions = await data.addQuestions(tx.db, { lostId, askedBy: tx.actor.id, words }, ids)
    await notify(
      tx,
      questions.map(({ id, asked_id }) => ({
        memberId: asked_id,
        subject: subjectOf(id),
        key: '',
        kind: 'lost_question' as const,
        aboutId: lostId,
        facts: { name: displayName(lost), by },
        until: null,
      })),
    )
    const mailed = await mayMail(tx)
    for (const { id } of mailed ? questions : []) await enqueue(tx, 'lost-question-mail', { questionId: id })
    await record(tx, { action: 'member.seek', objectId: lostId, after: { asked: questions.length } })
    await announceLost(tx)
    return { asked: questions.length, mailed }
  })

const OVER = 'This question is answered, or older than 30 days. Thank you all the same.'

export async function readByLink(ctx: Context, secret: string) {
  const row = await data.findOpenByLink(ctx.db, secret)
  if (!row) throw new Refusal('gone', OVER)
  return row
}

export async function readOwn(ctx: MemberContext, id: number) {
  if (!(await data.isAsked(ctx.db, id, ctx.actor.id))) throw notFound('Question')
  const row = await data.findOpen(ctx.db, id)
  if (!row) throw new Refusal('gone', OVER)
  return row
}

export const toQuestion = (row: data.QuestionRow): LostQuestion => ({
  name: displayName(row),
  firstName: goesBy(row),
  askedBy: askerOf(row),
  words: row.words ?? wordsAbout(displayName(row), row, null),
  asked: goesBy({ first_name: row.asked_first, familiar: row.asked_familiar }),
})

/** The officer, by name, as long as he is a member. */
export const askerOf = ({ by_first, by_last, by_familiar }: data.QuestionRow) =>
  by_first !== null && by_last !== null
    ? displayName({ first_name: by_first, last_name: by_last, familiar: by_familiar })
    : 'An officer'

export async function answer(ctx: Context, row: data.QuestionRow, given: z.output<typeof Answer>) {
  const { answer: kind } = given
  const words = given.words ?? null
  const email = kind === 'reach' ? (given.email ?? null) : null
  if (kind === 'reach' && words === null && email === null)
    throw new Refusal('not_valid', 'Write how to reach him, or his e-mail address.')
  if (kind === 'person' && words === null) throw new Refusal('not_valid', 'Write whom to ask.')
  await inTransaction(ctx, async (tx) => {
    if (!(await data.saveAnswer(tx.db, row.id, { answer: kind, words, email }))) throw new Refusal('gone', OVER)
    if (email !== null) await keepTold(tx, row.lost_id, email, row.asked_id)
    await settle(tx, [{ memberId: row.asked_id, subject: subjectOf(row.id), key: '' }])
    if (kind === 'unknown') await data.settleAnswer(tx.db, row.id, 'dismissed', null)
    else await notifyOfficers(tx, row, kind === 'passed')
    await announceLost(tx)
  })
}

async function notifyOfficers(tx: Context, row: data.QuestionRow, hasPassed: boolean) {
  const by = displayName({ first_name: row.asked_first, last_name: row.asked_last, familiar: row.asked_familiar })
  await notify(
    tx,
    (await data.listOfficers(tx.db)).map(({ id }) => ({
      memberId: id,
      subject: subjectOf(row.id),
      key: 'answer',
      kind: 'lost_answer' as const,
      aboutId: row.lost_id,
      facts: { name: displayName(row), by, hasPassed },
      until: null,
    })),
  )
}

export async function listAnswers(ctx: Context): Promise<LostAnswer[]> {
  const rows = await data.listAnswers(ctx.db)
  return rows.map((row) => ({
    questionId: row.id,
    lost: toPersonName({ ...row, id: row.lost_id }),
    by: toPersonName({
      id: row.asked_id,
      first_name: row.asked_first,
      last_name: row.asked_last,
      familiar: row.asked_familiar,
    }),
    answer: row.answer as LostAnswer['answer'],
    words: row.answer_words,
    email: row.answer_email,
    answeredAt: row.at.toISOString(),
  }))
}

export const settleAnswer = (ctx: MemberContext, id: number, outcome: 'taken' | 'dismissed') =>
  inTransaction(ctx, async (tx) => {
    const row = await data.lockAnswer(tx.db, id)
    if (!row) throw notFound('Answer')
    if (row.settled_at) throw new Refusal('conflict', 'Another officer has seen to this answer already.')
    await data.settleAnswer(tx.db, id, outcome, tx.actor.id)
    const officers = await data.listOfficers(tx.db)
    await settle(
      tx,
      officers.map((officer) => ({ memberId: officer.id, subject: subjectOf(id), key: 'answer' })),
    )
    await record(tx, { action: 'member.settle-answer', objectId: row.lost_id, after: { outcome } })
    await announceLost(tx)
  })
