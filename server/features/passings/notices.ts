// How super admins are told of a brother who is marked as passed: in the bell, with a job for the mail.
import type { PassingNotification } from '@aerie/contract/notifications'
import { passings } from '@aerie/contract/passings'
import { stale } from '@aerie/contract/stale'
import { notify, settle } from '#features/notifications/service.ts'
import { displayName } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { NotificationDefinition } from '#platform/notification-kinds.ts'
import * as data from './data.ts'

export type PassingKind = PassingNotification['kind']

type NamedMember = Pick<data.PassingRow, 'id' | 'first_name' | 'familiar' | 'last_name'>

interface PassingEvent {
  kind: PassingKind
  /** Who did it, who is not told. */
  actorId: number | null
  /** Tells one event from the next of its kind. */
  key: string
  /** How many more the same act was about. */
  others?: number
}

const subjectOf = ({ id }: { id: number }) => ({ type: 'passing', id })
const keyOf = ({ kind, key }: Pick<PassingEvent, 'kind' | 'key'>) => `${kind} ${key}`

export async function notifySuperAdmins(tx: Context, brother: NamedMember, event: PassingEvent) {
  const { kind, actorId, others = 0 } = event
  const superAdmins = await data.listSuperAdmins(tx.db)
  const actor = superAdmins.find(({ id }) => id === actorId)
  const told = superAdmins.filter(({ id }) => id !== actorId && id !== brother.id)
  const facts = { brotherId: brother.id, name: displayName(brother), by: actor ? displayName(actor) : null, others }
  const common = { subject: subjectOf(brother), key: keyOf(event), kind, aboutId: null, facts, until: null }
  await notify(
    tx,
    told.map(({ id }) => ({ ...common, memberId: id })),
  )
  await announce(tx, stale(passings.waiting, passings.show), { role: 'admin' })
  for (const { id } of told) await enqueue(tx, 'passing-told', { memberId: id, kind, ...facts })
}

/** Once, of whoever is shown by the same act. */
export async function noteShown(tx: Context, [first, ...others]: data.PassingRow[]) {
  if (!first) return
  const event = { kind: 'passing_shown', actorId: tx.actor?.id ?? null, key: first.passed_since.toISOString() } as const
  await notifySuperAdmins(tx, first, { ...event, others: others.length })
}

/** What waited for an answer does so no more. */
export const settleWaiting = async (tx: Context, { id, passed_since }: data.PassingRow) =>
  settle(
    tx,
    (await data.listSuperAdmins(tx.db)).map((reader) => ({
      memberId: reader.id,
      subject: subjectOf({ id }),
      key: keyOf({ kind: 'passing_marked', key: passed_since.toISOString() }),
    })),
  )

/** Who is no super admin any more is told no names. */
const definition: NotificationDefinition<PassingKind> = {
  present: async ({ db }, rows) => {
    const superAdmins = new Set((await data.listSuperAdmins(db)).map(({ id }) => id))
    return rows
      .filter(({ memberId }) => superAdmins.has(memberId))
      .map(({ id, kind, facts, isRead, createdAt }) => ({ id, kind, ...facts, isRead, createdAt }))
  },
  // Its mail has left already.
  email: async () => [],
  push: {
    sentences: {
      passing_marked: 'Something waits for a super admin.',
      passing_shown: 'A brother is remembered.',
      passing_undone: 'A mark on a record was taken back.',
      passing_entered: 'Something waits for a super admin.',
    },
    pathOf: ({ facts }) => (facts.others ? '/admin' : `/profile/${facts.brotherId}`),
    urgency: 'normal',
  },
}

export const passingNotifications = {
  passing_marked: definition,
  passing_shown: definition,
  passing_undone: definition,
  passing_entered: definition,
}
