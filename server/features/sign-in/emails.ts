// The emails that carry a link: written and sent by jobs, so that no link is ever kept.
import { readSettings } from '#features/settings/service.ts'
import type { Workplace } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { writeEmail } from '#platform/mail/email.ts'
import * as data from './data.ts'
import { makeLink } from './links.ts'

/** The jobs of this feature. */
export const signInJobs = (workplace: Workplace): Record<string, Work> => ({
  'password-reset': async ({ email }) => {
    const member = await data.findByEmail(workplace.ctx.db, String(email))
    if (member && member.inactive_since === null) await sendReset(workplace, member.id)
  },
  invitation: ({ memberId }) => sendInvitation(workplace, Number(memberId)),
  'email-changed': ({ memberId, earlier }) => sendEmailChanged(workplace, Number(memberId), String(earlier)),
})

async function sendReset({ ctx, mailer, publicUrl }: Workplace, memberId: number) {
  const brother = await data.findBrother(ctx.db, memberId)
  if (!brother?.email) return
  const { name } = await readSettings(ctx)
  const secret = await makeLink(ctx, 'reset', memberId)
  await mailer.send(
    writeEmail({
      to: brother.email,
      subject: 'Choose a new password',
      greeting: `Dear ${brother.familiar || brother.first_name},`,
      paragraphs: [
        `Somebody, most likely you, asked for a new password for ${name}.`,
        'The link below is good for one hour and for one use. If you did not ask, do nothing: your password stays as it is.',
      ],
      action: { label: 'Choose a new password', url: `${publicUrl()}/reset-password/${secret}` },
      closing: 'In brotherhood,',
      organisation: name,
    }),
  )
}

async function sendInvitation({ ctx, mailer, publicUrl }: Workplace, memberId: number) {
  const brother = await data.findBrother(ctx.db, memberId)
  const known = await data.findPassword(ctx.db, memberId)
  if (!brother?.email || brother.inactive_since !== null || known) return
  const { name } = await readSettings(ctx)
  const secret = await makeLink(ctx, 'welcome', memberId)
  await mailer.send(
    writeEmail({
      to: brother.email,
      subject: `Your invitation to ${name}`,
      greeting: `Dear ${brother.familiar || brother.first_name},`,
      paragraphs: [
        `Your place in ${name} is ready: the directory of the brothers, and what we share among ourselves.`,
        'The link below lets you choose a password and check what the house knows of you. It is good for 14 days and for one use.',
      ],
      action: { label: 'Come in', url: `${publicUrl()}/welcome/${secret}` },
      closing: 'In brotherhood,',
      organisation: name,
    }),
  )
}

/** To the earlier address: he whose account was taken over reads it there. */
async function sendEmailChanged({ ctx, mailer, publicUrl }: Workplace, memberId: number, earlier: string) {
  const brother = await data.findBrother(ctx.db, memberId)
  if (!brother) return
  const { name } = await readSettings(ctx)
  await mailer.send(
    writeEmail({
      to: earlier,
      subject: `Your e-mail address at ${name} was changed`,
      greeting: `Dear ${brother.familiar || brother.first_name},`,
      paragraphs: [
        `From now on you sign in to ${name} with another e-mail address than this one.`,
        'If you or an officer changed it, there is nothing to do. If not, tell an officer today: he can put it right.',
      ],
      action: { label: `Open ${name}`, url: publicUrl() },
      closing: 'In brotherhood,',
      organisation: name,
    }),
  )
}
