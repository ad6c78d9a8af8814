// How a member is told what was changed in his own ways in: in the bell, and by a mail that nobody can switch off.
import type { WayInNotification } from '@aerie/contract/notifications'
import { momentWords } from '@aerie/text/zones'
import { letterhead } from '#features/logo/service.ts'
import { goesBy } from '#features/people/person.ts'
import { readSettings } from '#features/settings/service.ts'
import type { JobDeps } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { writeEmail } from '#platform/mail/email.ts'
import { readableAddress } from '#platform/mail/readable-address.ts'
import type { NotificationDefinition } from '#platform/notification-kinds.ts'
import * as data from './data.ts'

type What = WayInNotification['what']

export const wayInNotifications: { way_in_changed: NotificationDefinition<'way_in_changed'> } = {
  way_in_changed: {
    present: async (_ctx, rows) =>
      rows.map(({ id, kind, facts, isRead, createdAt }) => ({ id, kind, ...facts, isRead, createdAt })),
    // Its mail has left already.
    email: async () => [],
    push: {
      sentences: { way_in_changed: 'Something changed in how you sign in.' },
      pathOf: () => '/profile/security',
      urgency: 'high',
    },
  },
}

const WORDS: Record<What, { subject: string; did: string }> = {
  app_on: { subject: 'Your authenticator app is on', did: 'An authenticator app was set up for your account' },
  app_off: { subject: 'Your authenticator app is off', did: 'The authenticator app of your account was switched off' },
  codes_made: { subject: 'New recovery codes', did: 'Ten new recovery codes were made for your account' },
  code_used: { subject: 'A recovery code was used', did: 'Somebody signed in to your account with a recovery code' },
  passkey_added: { subject: 'A passkey was added', did: 'A passkey was added to your account' },
  passkey_removed: { subject: 'A passkey was removed', did: 'A passkey was removed from your account' },
  passkey_doubted: {
    subject: 'A passkey of yours counted backwards',
    did: 'A passkey signed in to your account that says it was used less often than before, as a copy of it would',
  },
  passkey_refused: {
    subject: 'A passkey of yours was refused',
    did: 'A passkey was refused that says it was used less often than before, as a copy of it would',
  },
  step_failed: {
    subject: 'A sign-in was stopped',
    did: 'Somebody typed your password right, and then five codes that were wrong',
  },
  step_off: {
    subject: 'Your second step is off',
    did: 'Authenticator app, recovery codes and remembered devices of your account were taken off',
  },
}

export const wayInJobs = (deps: JobDeps): Record<string, Work> => ({
  'way-in-changed': async ({ memberId, what, device, at }) => {
    const { ctx, mailer, publicUrl } = deps
    const brother = await data.findBrother(ctx.db, Number(memberId))
    if (!brother?.email) return
    const [{ privacyEmail, timeZone }, head] = await Promise.all([readSettings(ctx), letterhead(ctx)])
    const { subject, did } = WORDS[what as What]
    await mailer.send(
      writeEmail({
        to: brother.email,
        subject,
        greeting: `Dear ${goesBy(brother)},`,
        paragraphs: [
          `${did}, with ${device}, at ${momentWords(timeZone, new Date(String(at)))}. If that was you, there is nothing to do.`,
          `If it was not, choose a new password now, and write to ${readableAddress(privacyEmail)}.`,
        ],
        action: { label: 'Look at your account', url: `${publicUrl()}/profile/security` },
        closing: 'In brotherhood,',
        ...head,
      }),
    )
  },
})
