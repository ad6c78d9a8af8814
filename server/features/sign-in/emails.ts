// The emails that carry a link: written and sent by jobs, so that no link is ever kept.
import { INVITATION_DAYS } from '@aerie/contract/invitations'
import { linkPath } from '@aerie/contract/public-pages'
import { findDue, noteMail } from '#features/invitations/service.ts'
import { letterhead } from '#features/logo/service.ts'
import { goesBy } from '#features/people/person.ts'
import type { JobDeps } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { writeEmail } from '#platform/mail/email.ts'
import * as data from './data.ts'
import { makeLink } from './links.ts'

/** The jobs of this feature. */
export const signInJobs = (deps: JobDeps): Record<string, Work> => ({
  'password-reset': async ({ email, by }) => {
    const member = await data.findByEmail(deps.ctx.db, String(email))
    // Who has no password yet comes in by an officer's invitation alone.
    if (member?.has_password && member.may_enter) await sendReset(deps, member.id, by ? String(by) : null)
  },
  invitation: invitationWork(deps),
})

/** Those that were asked for with many others, which no reset has to wait for. */
export const bulkSignInJobs = (deps: JobDeps): Record<string, Work> => ({
  'invitation-of-many': invitationWork(deps),
})

/** `by` is the officer who asked for it. */
async function sendReset({ ctx, mailer, publicUrl }: JobDeps, memberId: number, by: string | null) {
  const brother = await data.findBrother(ctx.db, memberId)
  if (!brother?.email) return
  const head = await letterhead(ctx)
  const name = head.organisation
  const secret = await makeLink(ctx, 'reset', memberId)
  await mailer.send(
    writeEmail({
      to: brother.email,
      subject: 'Choose a new password',
      greeting: `Dear ${goesBy(brother)},`,
      paragraphs: [
        by
          ? `${by}, an officer of ${name}, sends you this link to a new password.`
          : `Somebody, most likely you, asked for a new password for ${name}.`,
        'The link below is good for one hour and for one use. If you did not ask, do nothing: your password stays as it is.',
      ],
      action: { label: 'Choose a new password', url: `${publicUrl()}${linkPath('reset-password', secret)}` },
      closing: 'In brotherhood,',
      ...head,
    }),
  )
}

const invitationWork =
  (deps: JobDeps): Work =>
  async ({ memberId }) => {
    const { ctx } = deps
    const due = await findDue(ctx, Number(memberId))
    if (!due) return
    try {
      await sendInvitation(deps, Number(memberId), due)
    } catch (error) {
      await noteMail(ctx, Number(memberId), false)
      throw error
    }
    await noteMail(ctx, Number(memberId), true)
  }

async function sendInvitation(
  { ctx, mailer, publicUrl }: JobDeps,
  memberId: number,
  { to, name: brother }: { to: string; name: string },
) {
  const head = await letterhead(ctx)
  const name = head.organisation
  const secret = await makeLink(ctx, 'welcome', memberId)
  await mailer.send(
    writeEmail({
      to,
      isInvitation: true,
      subject: `Your invitation to ${name}`,
      greeting: `Dear ${brother},`,
      paragraphs: [
        `Your place in ${name} is ready: the directory of the brothers, and what we share among ourselves.`,
        `The link below lets you choose a password and check what we know of you. It is good for ${INVITATION_DAYS} days and for one use.`,
      ],
      action: { label: 'Come in', url: `${publicUrl()}${linkPath('welcome', secret)}` },
      closing: 'In brotherhood,',
      ...head,
    }),
  )
}
