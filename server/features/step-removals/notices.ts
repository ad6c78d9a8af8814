// Whom a request is told to: officers and its brother in the bell, and him by mail as well, at once.
import type { OwnRemovalNotification } from '@aerie/contract/notifications'
import { notify, settle } from '#features/notifications/service.ts'
import { displayName } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { randomCode } from '#platform/secrets/codes.ts'
import * as data from './data.ts'
import { isSuper } from './policy.ts'

const subjectOf = (removalId: number) => ({ type: 'step_removal', id: removalId })

interface Brother {
  first_name: string
  last_name: string
  familiar: string | null
}

export async function notifyOfficers(tx: Context, removalId: number, brother: Brother & { id: number }) {
  const officers = (await data.listOfficers(tx.db)).filter(({ id }) => id !== brother.id)
  await notify(
    tx,
    officers.map(({ id }) => ({
      memberId: id,
      subject: subjectOf(removalId),
      key: '',
      kind: 'step_removal_asked',
      aboutId: null,
      facts: { name: displayName(brother) },
      until: null,
    })),
  )
}

/** A request that is over is nothing new to them. */
export const settleOfficers = async (tx: Context, removalId: number) =>
  settle(
    tx,
    (await data.listOfficers(tx.db)).map(({ id }) => ({ memberId: id, subject: subjectOf(removalId), key: '' })),
  )

/** To super admins, himself not among them. `by`: the officers who agreed. */
export async function notifyDone(tx: Context, removal: Brother & { id: number; member_id: number }, by: string) {
  const supers = (await data.listOfficers(tx.db)).filter(
    (officer) => isSuper(officer) && officer.id !== removal.member_id,
  )
  await notify(
    tx,
    supers.map(({ id }) => ({
      memberId: id,
      subject: subjectOf(removal.id),
      key: 'done',
      kind: 'step_removal_done',
      aboutId: null,
      facts: { name: displayName(removal), by },
      until: null,
    })),
  )
}

/** The mail carries the link that stops it, while there is something to stop. */
export async function notifyBrother(
  tx: Context,
  removal: { id: number; member_id: number; device: string; due_at: Date | null },
  what: OwnRemovalNotification['what'],
) {
  await notify(tx, [
    {
      memberId: removal.member_id,
      subject: subjectOf(removal.id),
      key: randomCode(),
      kind: 'step_removal_own',
      aboutId: null,
      facts: { what, device: removal.device, dueAt: removal.due_at?.toISOString() ?? null },
      until: null,
    },
  ])
  await enqueue(tx, 'step-removal-mail', { removalId: removal.id, what })
}
