// Asking everybody to read a document, saying that one has, and who has.
import { documentReadings, type Readings } from '@aerie/contract/document-readings'
import { levelsOf } from '@aerie/contract/document-values'
import { documents } from '@aerie/contract/documents'
import { Role } from '@aerie/contract/person'
import { stale } from '@aerie/contract/stale'
import { findSeen, lockSeen } from '#features/documents/service.ts'
import { displayFirstName } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

export const listOwn = async ({ db, actor }: MemberContext) =>
  (await data.listOwn(db, actor.id, levelsOf(actor.role))).map(({ id }) => id)

export async function listReadings(ctx: MemberContext, id: number): Promise<Readings> {
  const { version_id, access_level } = await findSeen(ctx, id)
  const roles = Role.options.filter((role) => levelsOf(role).some((level) => level === access_level))
  const [isAsked, readers, waiting] = await Promise.all([
    data.isAsked(ctx.db, id),
    data.listReaders(ctx.db, version_id),
    data.countWaiting(ctx.db, version_id, roles),
  ])
  const read = readers.map((row) => ({
    member: { id: row.id, firstName: displayFirstName(row), lastName: row.last_name },
    readAt: row.read_at.toISOString(),
  }))
  return { isAsked, read, waiting }
}

/** Said again, it changes nothing. */
export const confirmReading = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const { version_id } = await findSeen(tx, id)
    if (!(await data.isAsked(tx.db, id)))
      throw new Refusal('conflict', 'Nobody asks any longer that this document be read.')
    await data.insertReading(tx.db, version_id, tx.actor.id)
    await announce(tx, stale(documentReadings.own), { memberIds: [tx.actor.id] })
    await announce(tx, stale(documentReadings.list), { role: 'admin' })
  })

export const askForReading = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const { access_level } = await lockSeen(tx, id)
    if (!(await data.ask(tx.db, id, tx.actor.id))) return
    await record(tx, { action: 'document.ask', objectId: id })
    await announceRequest(tx, access_level)
  })

export const stopAsking = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const { access_level } = await lockSeen(tx, id)
    if (!(await data.stopAsking(tx.db, id))) return
    await record(tx, { action: 'document.unask', objectId: id })
    await announceRequest(tx, access_level)
  })

/** The list says of each document whether it is to be read. */
const announceRequest = (tx: MemberContext, level: string) =>
  announce(tx, stale(documents.list, documentReadings.list), level === 'members' ? undefined : { role: 'admin' })
