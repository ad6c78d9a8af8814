// How a member is told what was changed in his own ways in: in the bell, and by a mail that nobody can switch off.
import type { WayInNotification } from '@aerie/contract/notifications'
import { WAY_IN_WORDS } from '@aerie/contract/way-in-words'
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

export const wayInJobs = (deps: JobDeps): Record<string, Work> => ({
  'way-in-changed': async ({ memberId, what, device, at }) => {
    const { ctx, mailer, publicUrl } = deps
    const brother = await data.findBrother(ctx.db, Number(memberId))
    if (!brother?.email) return
    const [{ privacyEmail, timeZone }, head] = await Promise.all([readSettings(ctx), letterhead(ctx)])
    const { title, did } = WAY_IN_WORDS[what as WayInNotification['what']]
    await mailer.send(
      writeEmail({
        to: brother.email,
        subject: title,
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
