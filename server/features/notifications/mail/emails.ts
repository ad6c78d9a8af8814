// Notification emails: composed at once or daily, each sent by a job of its own.
import { MAILS_A_MINUTE } from '@aerie/contract/selections'
import { letterhead } from '#features/logo/service.ts'
import { goesBy } from '#features/people/person.ts'
import { mayMail, readTimeZone, readToday } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { JobDeps } from '#platform/feature.ts'
import { enqueueEach, schedule, type Work } from '#platform/jobs/jobs.ts'
import { dailyAt } from '#platform/jobs/recurring.ts'
import { writeEmail } from '#platform/mail/email.ts'
import { inTransaction } from '#platform/transaction.ts'
import { writeNotes } from '../present.ts'
import * as data from './data.ts'
import { textOf } from './email-text.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'

/** When the daily emails go out. */
const nextDaily = dailyAt('07:00')

/**
 * The jobs of this feature. An email that the mail server did not take is tried again alone. One that it took right
 * before a crash goes out a second time, under the same Message-ID.
 */
export const notificationJobs = (deps: JobDeps): Record<string, Work> => ({
  'notification-emails': ({ subjectType, subjectId, memberId }) =>
    composeAtOnce(deps.ctx, {
      subject: { type: String(subjectType), id: Number(subjectId) },
      memberId: memberId === null ? null : Number(memberId),
    }),
  'daily-notification-emails': () => composeDaily(deps.ctx),
  'notification-email': ({ emailId }) => send(deps, Number(emailId)),
})

const composeAtOnce = (ctx: Context, scope: data.MailScope) =>
  inTransaction(ctx, async (tx) => {
    await compose(tx, scope)
    if (await data.isLeftForTheDay(tx.db, scope))
      await schedule(tx, 'daily-notification-emails', nextDaily(tx.now(), await readTimeZone(tx)))
  })

const composeDaily = (ctx: Context) => inTransaction(ctx, async (tx) => compose(tx, { day: await readToday(tx) }))

async function compose(tx: Context, what: data.MailScope | { day: string }) {
  await data.lockEmails(tx.db)
  const ids = await data.insertEmails(tx.db, what)
  // While no mail may leave, what would have been told counts as told: nothing comes later in a flood.
  if (await mayMail(tx)) await enqueueEach(tx, 'notification-email', 'emailId', ids, { perMinute: MAILS_A_MINUTE })
}

async function send({ ctx, mailer, publicUrl, registry }: JobDeps, emailId: number) {
  await data.dropWithdrawn(ctx.db, emailId)
  const email = await data.findEmail(ctx.db, emailId)
  if (!email || !(await mayMail(ctx))) return
  const notes = await writeNotes(ctx, registry.notifications, await data.listNotifications(ctx.db, emailId))
  if (notes.length === 0) return
  const { subject, paragraphs, sections, page } = textOf(notes)
  const topics = [...new Set(notes.map(({ topic }) => topic))]
  await mailer.send(
    writeEmail({
      subject,
      paragraphs,
      sections,
      id: email.code,
      to: email.email,
      greeting: `Dear ${goesBy(email)},`,
      action: { label: page.label, url: publicUrl() + page.path },
      closing: 'In brotherhood,',
      ...(await letterhead(ctx)),
      unsubscribe: await unsubscribeLinks(ctx, publicUrl(), { memberId: email.member_id, topics }),
    }),
  )
  await data.noteSent(ctx.db, emailId)
}
