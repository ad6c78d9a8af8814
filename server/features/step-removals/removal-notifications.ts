// The notifications of second steps that are to come off: to officers, to super admins once one is off, and to its brother.
import type { NotificationKind } from '@aerie/contract/notifications'
import type { Context } from '#platform/context.ts'
import type { NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'
import { listOfficers } from './data.ts'

/** Who is no officer any more is told no names. */
async function ofOfficers<Kind extends NotificationKind>({ db }: Context, rows: NotificationRow<Kind>[]) {
  const officers = new Set((await listOfficers(db)).map(({ id }) => id))
  return rows.filter(({ memberId }) => officers.has(memberId))
}

const toShown = <Kind extends NotificationKind>({ id, kind, facts, isRead, createdAt }: NotificationRow<Kind>) => ({
  id,
  kind,
  ...facts,
  isRead,
  createdAt,
})

const asked: NotificationDefinition<'step_removal_asked'> = {
  present: async (ctx, rows) => (await ofOfficers(ctx, rows)).map(toShown),
  email: async (ctx, rows) =>
    (await ofOfficers(ctx, rows)).map(({ id, facts: { name } }) => ({
      id,
      subject: 'A brother has lost his second step',
      paragraph: `${name} gave his password and asks the officers to take his second step off. Speak to a brother who knows his voice before you agree.`,
      page: { from: 'the Admin Dashboard', label: 'Open the requests', path: '/admin?show=steps' },
    })),
  push: {
    sentences: { step_removal_asked: 'A brother asks officers to let him sign in again.' },
    pathOf: () => '/admin?show=steps',
    urgency: 'high',
  },
}

const done: NotificationDefinition<'step_removal_done'> = {
  present: async (ctx, rows) => (await ofOfficers(ctx, rows)).map(toShown),
  email: async (ctx, rows) =>
    (await ofOfficers(ctx, rows)).map(({ id, facts: { name, by } }) => ({
      id,
      subject: 'A second step was taken off',
      paragraph: `The second step of ${name} was taken off, as ${by} had agreed. The audit log has who vouched for him.`,
      page: { from: 'the Admin Dashboard', label: 'Open the audit log', path: '/admin?tab=audit' },
    })),
  push: {
    sentences: { step_removal_done: 'The second step of a brother was taken off.' },
    pathOf: () => '/admin?tab=audit',
    urgency: 'normal',
  },
}

const own: NotificationDefinition<'step_removal_own'> = {
  present: async (_ctx, rows) => rows.map(toShown),
  // Its mail has left already.
  email: async () => [],
  push: {
    sentences: { step_removal_own: 'Something changed in how you sign in.' },
    pathOf: () => '/profile/security',
    urgency: 'high',
  },
}

export const removalNotifications = { step_removal_asked: asked, step_removal_done: done, step_removal_own: own }
