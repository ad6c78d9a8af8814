// Who is told that a document is to be read: whoever sees it and has not, once at asking and once with each reminder.
import { type AccessLevel, levelsOf } from '@aerie/contract/document-values'
import type { DocumentNotification } from '@aerie/contract/notifications'
import { Role } from '@aerie/contract/person'
import { syncNotifications, withdraw } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import type { NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

/** Everybody is told again a week after the last time at the soonest, also where asking was stopped meanwhile. */
const ROUND_MS = 7 * 86_400_000

const subjectOf = (id: number) => ({ type: 'document', id })

export const rolesWith = (level: string) => Role.options.filter((role) => levelsOf(role).includes(level as AccessLevel))

/** After any change of what is asked, of the version, the title or the level; of a document that is gone it tells nobody. */
export async function syncNotices(tx: Context, documentId: number) {
  const asked = await data.findAsked(tx.db, documentId)
  const roles = asked ? rolesWith(asked.access_level) : []
  await syncNotifications(tx, { subject: subjectOf(documentId) }, data.toBeTold(documentId, roles))
}

export const syncNoticesAfter = (ctx: Context, documentId: number) =>
  inTransaction(ctx, (tx) => syncNotices(tx, documentId))

/** With the next look everybody is told anew; false within a week after they were. */
export async function beginRound(tx: Context, documentId: number) {
  const now = tx.now()
  return data.beginRound(tx.db, documentId, now, new Date(now.getTime() - ROUND_MS))
}

/** Null: at once. */
export async function findNextRound({ db, now }: Context, documentId: number) {
  const round = await data.findRound(db, documentId)
  const next = round && new Date(round.told_at.getTime() + ROUND_MS)
  return next && next > now() ? next : null
}

export const withdrawNotice = (tx: Context, documentId: number, memberId: number) =>
  withdraw(tx, [{ memberId, subject: subjectOf(documentId), key: '' }])

type ReadingNoticeRow = NotificationRow<'document_to_read'>

/** A title is told to nobody who does not see the document any more. */
async function stillSeen({ db }: Context, rows: ReadingNoticeRow[]) {
  const levels = Object.fromEntries(Role.options.map((role) => [role, levelsOf(role)]))
  const ids = (idOf: (row: ReadingNoticeRow) => number) => [...new Set(rows.map(idOf))]
  const seen = await data.listSeen(
    db,
    ids(({ subjectId }) => subjectId),
    ids(({ memberId }) => memberId),
    levels,
  )
  const pairs = new Set(seen.map(({ document, reader }) => `${document} ${reader}`))
  return rows.filter(({ subjectId, memberId }) => pairs.has(`${subjectId} ${memberId}`))
}

const definition: NotificationDefinition<'document_to_read'> = {
  present: async (ctx, rows) =>
    (await stillSeen(ctx, rows)).map(
      ({ id, kind, subjectId, facts, isRead, createdAt }): DocumentNotification => ({
        ...facts,
        id,
        kind,
        documentId: subjectId,
        isRead,
        createdAt,
      }),
    ),
  email: async (ctx, rows) =>
    (await stillSeen(ctx, rows)).map(({ id, subjectId, facts: { title } }) => ({
      id,
      subject: `Please read: ${title}`,
      paragraph: `The officers ask every brother to read “${title}”, and to say so there.`,
      page: { from: 'the documents', label: 'Open the document', path: `/documents?open=${subjectId}` },
    })),
  push: {
    sentences: {
      document_to_read: 'The officers ask you to read a document.',
    },
    pathOf: ({ subjectId }) => `/documents?open=${subjectId}`,
    urgency: 'normal',
  },
}

export const documentNotifications = { document_to_read: definition }
