// Gatherings of the cast with the answers of brothers: those to come are answered one by one, so that the last of them wait for seats.
import type { NewGathering } from '@aerie/contract/gathering-forms'
import type { Reply } from '@aerie/contract/gathering-values'
import { daysAfter, weekdayOf } from '@aerie/text/dates'
import { sql } from 'kysely'
import { placeAndTimeOf } from '#features/gathering-times/service.ts'
import { answer } from '#features/gatherings/answers.ts'
import { keepAnswer } from '#features/gatherings/answers-data.ts'
import { insert } from '#features/gatherings/data.ts'
import { setOfficial } from '#features/gatherings/officers.ts'
import { createGathering } from '#features/gatherings/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { type CastGathering, castGatherings } from '../cast/gatherings.ts'
import type { CastKey } from '../cast.ts'

type IdOf = (who: CastKey) => number

export async function addGatherings(tx: Context, idOf: IdOf) {
  for (const gathering of castGatherings) {
    const answers = await answersTo(tx, gathering, idOf)
    const host = as(tx, idOf(gathering.by))
    const id =
      gathering.from[0] < 0 ? await addPast(host, gathering, answers) : await addComing(host, gathering, answers)
    if (gathering.isOfficial) await setOfficial({ ...host, actor: { ...host.actor, role: 'admin' } }, id, true)
    await setBack(tx, id, gathering.calledDaysAgo)
  }
}

const as = (tx: Context, id: number) => ({
  ...tx,
  actor: { id, role: 'member' as const, sessionId: '', confirmedAt: tx.now() },
})

interface CastAnswer {
  memberId: number
  reply: Reply
  guests: number
}

/** Of the cast as they are written, and of as many others as answered; those with portraits, who are seen first, before the others. */
async function answersTo(tx: Context, gathering: CastGathering, idOf: IdOf) {
  const { by, answers, silent = [], others, audience, classes, title } = gathering
  const named = answers.map(([who, reply, guests]): CastAnswer => ({ memberId: idOf(who), reply, guests }))
  const without = [...[by, ...silent].map(idOf), ...named.map(({ memberId }) => memberId)]
  const { rows } = await sql<{ id: number }>`select id from members
    where inactive_since is null and not id = any(${without}::integer[])
      and (${audience === 'all'} or pledge_class = any(${classes}::integer[]))
    order by avatar is null, md5(${title} || id) limit ${others.going + others.maybe + others.cannot}`.execute(tx.db)
  const replyAt = (at: number) =>
    at < others.going ? 'going' : at < others.going + others.maybe ? ('maybe' as const) : ('cannot' as const)
  const rest = rows.map(({ id }, at): CastAnswer => {
    const reply = replyAt(at)
    return { memberId: id, reply, guests: reply === 'going' ? guestsAt(at) : 0 }
  })
  return [...named, ...rest]
}

/** Most come alone, some with their wives, few with a family. */
const guestsAt = (at: number) => (at % 11 === 5 ? 3 : at % 4 === 1 ? 1 : 0)

async function addComing(host: MemberContext, gathering: CastGathering, answers: readonly CastAnswer[]) {
  const { id } = await createGathering(host, formOf(host, gathering))
  for (const { memberId, reply, guests } of answers)
    await answer(as(host, memberId), id, { reply, guests, letsPass: true })
  return id
}

/** Nobody is told of what is over, and nobody could call or answer it now. */
async function addPast(host: MemberContext, gathering: CastGathering, answers: readonly CastAnswer[]) {
  const form = formOf(host, gathering)
  const { title, description, audience, classes } = form
  const columns = { title, description, audience, classes, ...(await placeAndTimeOf(host, form)) }
  const id = await insert(host.db, { ...columns, called_by: host.actor.id }, host.actor.id)
  const answered = daysAfter(form.startDate, -9)
  for (const { memberId, reply, guests } of [
    { memberId: host.actor.id, reply: 'going' as const, guests: 0 },
    ...answers,
  ])
    await keepAnswer(host.db, {
      ...{ gathering_id: id, member_id: memberId, standing: reply, guests },
      ...{ place: null, lets_pass: true, answered_at: new Date(answered) },
    }).execute()
  return id
}

function formOf(
  ctx: Context,
  { from: [days, weekday], lasts, answerDaysBefore, ...said }: CastGathering,
): NewGathering {
  let startDate = daysAfter(ctx.now().toISOString().slice(0, 10), days)
  while (weekdayOf(startDate) !== weekday) startDate = daysAfter(startDate, 1)
  const { title, description, location, place, startTime, endTime, audience, classes, seats } = said
  return {
    ...{ title, description, location, place, startTime, endTime, audience, classes, seats },
    startDate,
    endDate: daysAfter(startDate, lasts),
    answerBy: answerDaysBefore === null ? null : daysAfter(startDate, -answerDaysBefore),
    asked: [],
    tellsNear: true,
  }
}

/** As if it had been called then: what it set going has the time of this transaction. */
async function setBack({ db }: Context, id: number, days: number) {
  const then = sql<Date>`now() - make_interval(days => ${days}, hours => ${days % 12})`
  await db
    .updateTable('gatherings')
    .set({ called_at: then, changed_at: then, told_at: then })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('notifications')
    .set({ created_at: then })
    .where('subject_type', '=', 'gathering')
    .where('subject_id', '=', id)
    .execute()
  await db
    .updateTable('news_items')
    .set({ published_at: then, created_at: then, edited_at: then })
    .where('source_type', '=', 'gathering')
    .where('source_id', '=', id)
    .execute()
}
