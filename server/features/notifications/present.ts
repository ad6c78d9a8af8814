// Presents rows in answers and emails: each kind by the functions its feature registered.
import {
  NOTIFICATION_FACTS,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationFacts,
  type NotificationKind,
  TOPIC_OF,
} from '@aerie/contract/notifications'
import * as z from 'zod/mini'
import { toPersonRef } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import type { EmailNote, NotificationKinds, NotificationRow, PushNote } from '#platform/notification-kinds.ts'
import type { InboxRow } from './data.ts'

/** Newest first. */
export async function present(ctx: Context, kinds: NotificationKinds, rows: InboxRow[]): Promise<Notification[]> {
  const presented = await Promise.all(NOTIFICATION_KINDS.map((kind) => presentKind(ctx, kinds, kind, rows)))
  return presented.flat().sort((one, other) => other.id - one.id)
}

async function presentKind<Kind extends NotificationKind>(
  ctx: Context,
  kinds: NotificationKinds,
  kind: Kind,
  all: InboxRow[],
) {
  const rows = rowsOf(kind, all)
  return rows.length > 0 ? kinds[kind].present(ctx, rows) : []
}

/** In the order of the rows. */
export async function writeNotes(ctx: Context, kinds: NotificationKinds, rows: InboxRow[]) {
  const notes = await Promise.all(NOTIFICATION_KINDS.map((kind) => writeKind(ctx, kinds, kind, rows)))
  const noteOf = new Map(notes.flat().map((note) => [note.id, note]))
  return rows.flatMap(({ id }) => noteOf.get(id) ?? [])
}

async function writeKind<Kind extends NotificationKind>(
  ctx: Context,
  kinds: NotificationKinds,
  kind: Kind,
  all: InboxRow[],
) {
  const topic = TOPIC_OF[kind]
  const rows = topic ? rowsOf(kind, all) : []
  const notes: EmailNote[] = rows.length > 0 ? await kinds[kind].email(ctx, rows) : []
  return topic ? notes.map((note) => ({ ...note, topic })) : []
}

/** As the database has a notification. */
export interface PushedRow {
  kind: string
  about_id: number | null
  subject_id: number
  facts: unknown
}

export function writePushNote(kinds: NotificationKinds, row: PushedRow): PushNote {
  const kind = row.kind as NotificationKind
  return pushOf(kinds, kind, row)
}

function pushOf<Kind extends NotificationKind>(kinds: NotificationKinds, kind: Kind, row: PushedRow): PushNote {
  const { sentences, pathOf, urgency } = kinds[kind].push
  const facts = readFacts(kind, row.facts)
  const path = pathOf({ kind, aboutId: row.about_id, subjectId: row.subject_id, facts })
  return { sentence: sentences[kind], path, urgency }
}

const rowsOf = <Kind extends NotificationKind>(kind: Kind, rows: InboxRow[]): NotificationRow<Kind>[] =>
  rows
    .filter((row) => row.kind === kind)
    .map((row) => ({
      id: row.id,
      kind,
      memberId: row.member_id,
      subjectId: row.subject_id,
      about: row.about && toPersonRef(row.about),
      facts: readFacts(kind, row.facts),
      isRead: row.read_at !== null,
      createdAt: row.created_at.toISOString(),
    }))

function readFacts<Kind extends NotificationKind>(kind: Kind, facts: unknown): NotificationFacts<Kind> {
  const schema: z.ZodMiniType<NotificationFacts<Kind>> = NOTIFICATION_FACTS[kind]
  return z.parse(schema, facts)
}
