// How officers are told that a second step is required of them: in the bell, and by a mail that nobody can switch off.
import { OFFICER_DAYS } from '@aerie/contract/officer-step'
import type { Role } from '@aerie/contract/person'
import { momentWords } from '@aerie/text/zones'
import { letterhead } from '#features/logo/service.ts'
import { notify } from '#features/notifications/service.ts'
import { goesBy } from '#features/people/person.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { JobDeps } from '#platform/feature.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { writeEmail } from '#platform/mail/email.ts'
import type { NotificationDefinition } from '#platform/notification-kinds.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { nextStage, type Stage } from './policy.ts'

type What = Stage | 'let'

export const officerStepNotifications: { officer_step: NotificationDefinition<'officer_step'> } = {
  officer_step: {
    present: async (_ctx, rows) =>
      rows.map(({ id, kind, facts, isRead, createdAt }) => ({ id, kind, ...facts, isRead, createdAt })),
    // Its mail has left already.
    email: async () => [],
    push: {
      sentences: { officer_step: 'There is something to do in how you sign in.' },
      pathOf: () => '/profile/security',
      urgency: 'high',
    },
  },
}

/** `moment`: when his rights wait, or until when he is let. */
export async function notifyOfficer(
  tx: Context,
  { id, role }: Pick<data.OfficerRow, 'id' | 'role'>,
  what: What,
  moment: Date,
) {
  const at = moment.toISOString()
  const subject = { type: 'account', id }
  const facts = { what, at }
  const key = `officer-step ${what} ${at}`
  await notify(tx, [{ memberId: id, subject, key, kind: 'officer_step', aboutId: null, facts, until: null }])
  await enqueue(tx, 'officer-step-told', { memberId: id, what, role, at })
}

const notifyOfficers = (ctx: Context) =>
  inTransaction(ctx, async (tx) => {
    for (const row of await data.lockOfficers(tx.db)) {
      const { due, has_step: hasStep, told: noticed, told_due: noticedDue } = row
      const stage = nextStage({ due, hasStep, noticed, noticedDue }, tx.now())
      if (!stage || !due) continue
      await data.noteTold(tx.db, row.id, stage, due)
      await notifyOfficer(tx, row, stage, due)
    }
  })

const OFFICE = { member: 'an officer', admin: 'an admin', super_admin: 'a super admin' }

const WORDS: Record<What, { subject: string; said: (office: string, moment: string) => string; to: string }> = {
  required: {
    subject: 'A second step is required of officers',
    said: (office, moment) =>
      `You are ${office}, and of officers a passkey or an authenticator app is required now. You have ${OFFICER_DAYS} days: from ${moment} on your rights as ${office} wait until you have one.`,
    to: 'Add one now',
  },
  soon: {
    subject: 'Three days left for your second step',
    said: (office, moment) =>
      `From ${moment} on your rights as ${office} wait until you have a passkey or an authenticator app.`,
    to: 'Add one now',
  },
  waits: {
    subject: 'Your rights wait for your second step',
    said: (office) =>
      `Your rights as ${office} wait, since you have neither a passkey nor an authenticator app. You read on as any brother does. Ask another super admin to let you add one; your page says who can.`,
    to: 'See what to do',
  },
  let: {
    subject: 'You may add your second step now',
    said: (office, moment) =>
      `Another super admin lets you add a passkey or an authenticator app, until ${moment}. Once you have, your rights as ${office} are back. If you did not ask for it, choose a new password now.`,
    to: 'Add one now',
  },
}

export const officerNoticeJobs = (deps: JobDeps) => ({
  'notify-officers': () => notifyOfficers(deps.ctx),
  'officer-step-told': async ({ memberId, what, role, at }: Record<string, unknown>) => {
    const { ctx, mailer, publicUrl } = deps
    const officer = await data.findReader(ctx.db, Number(memberId))
    if (!officer?.email) return
    const [{ timeZone }, head] = await Promise.all([readSettings(ctx), letterhead(ctx)])
    const { subject, said, to } = WORDS[what as What]
    await mailer.send(
      writeEmail({
        to: officer.email,
        subject,
        greeting: `Dear ${goesBy(officer)},`,
        paragraphs: [said(OFFICE[role as Role], momentWords(timeZone, new Date(String(at))))],
        action: { label: to, url: `${publicUrl()}/profile/security` },
        closing: 'In brotherhood,',
        ...head,
      }),
    )
  },
})
