// Whom officers reach of the family of a brother who has passed; who changed it is audited, what it says is not.
import { type FamilyContactChange, inMemoriam } from '@aerie/contract/in-memoriam'
import { staleOf } from '@aerie/contract/stale'
import { toPersonNameIfThere } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

export async function showFamily(ctx: MemberContext, memberId: number) {
  if (!(await data.findName(ctx.db, memberId))) throw notFound('Page')
  const row = await data.findContact(ctx.db, memberId)
  if (!row) return { contact: null }
  const { name, reach, note, changed_at, version, ...by } = row
  return {
    contact: { name, reach, note, changedAt: changed_at.toISOString(), changedBy: toPersonNameIfThere(by), version },
  }
}

export async function saveFamily(ctx: MemberContext, memberId: number, change: FamilyContactChange) {
  const { version, name, reach, note = null } = change
  await inTransaction(ctx, async (tx) => {
    if (!(await data.findName(tx.db, memberId))) throw notFound('Page')
    const contact = { name, reach, note, changed_by: tx.actor.id, changed_at: tx.now() }
    const isSaved =
      version === null
        ? await data.addContact(tx.db, memberId, contact)
        : await data.changeContact(tx.db, memberId, version, contact)
    if (!isSaved) throw new Refusal('conflict', 'Another officer has changed this since you opened it. Look again.')
    await record(tx, { action: 'member.family-contact', objectId: memberId })
    await announce(tx, staleOf([memberId], inMemoriam.family), { role: 'admin' })
  })
  return showFamily(ctx, memberId)
}

export async function removeFamily(ctx: MemberContext, memberId: number) {
  await inTransaction(ctx, async (tx) => {
    if (!(await data.findName(tx.db, memberId))) throw notFound('Page')
    if (!(await data.removeContact(tx.db, memberId))) return
    await record(tx, { action: 'member.family-contact', objectId: memberId })
    await announce(tx, staleOf([memberId], inMemoriam.family), { role: 'admin' })
  })
  return showFamily(ctx, memberId)
}
