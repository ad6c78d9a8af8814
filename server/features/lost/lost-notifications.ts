// The notifications about lost brothers: to who is asked, and of his answer to officers.
import type { NotificationKind } from '@aerie/contract/notifications'
import type { Context } from '#platform/context.ts'
import type { NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'
import { listOfficers } from './data.ts'

/** Who is no officer any more is told no names. */
async function ofOfficers<Kind extends NotificationKind>({ db }: Context, rows: NotificationRow<Kind>[]) {
  const officers = new Set((await listOfficers(db)).map(({ id }) => id))
  return rows.filter(({ memberId }) => officers.has(memberId))
}

const question: NotificationDefinition<'lost_question'> = {
  present: async (_ctx, rows) =>
    rows.map(({ id, kind, subjectId, facts, isRead, createdAt }) => ({
      id,
      kind,
      ...facts,
      questionId: subjectId,
      isRead,
      createdAt,
    })),
  // Its mail has left already.
  email: async () => [],
  push: {
    sentences: { lost_question: 'An officer asks you about a brother.' },
    pathOf: () => '/',
    urgency: 'normal',
  },
}

const PATH = '/admin?tab=lost'

const answer: NotificationDefinition<'lost_answer'> = {
  present: async (ctx, rows) =>
    (await ofOfficers(ctx, rows)).map(({ id, kind, facts, isRead, createdAt }) => ({
      id,
      kind,
      ...facts,
      isRead,
      createdAt,
    })),
  email: async (ctx, rows) =>
    (await ofOfficers(ctx, rows)).map(({ id, facts: { name, by, hasPassed } }) => ({
      id,
      subject: `An answer about ${name}`,
      paragraph: hasPassed
        ? `${by} writes that ${name} has passed. Nothing has changed by that: be sure of it first.`
        : `${by} has answered where ${name} is. An officer takes it over into the record.`,
      page: { from: 'the Admin Dashboard', label: 'Read the answer', path: PATH },
    })),
  push: {
    sentences: { lost_answer: 'A brother has answered about one who is lost.' },
    pathOf: () => PATH,
    urgency: 'normal',
  },
}

export const lostNotifications = { lost_question: question, lost_answer: answer }
