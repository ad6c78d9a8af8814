// Finds a photo that the caller may know of; of anything else there is nothing here.
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import * as data from './data.ts'
import { maySee } from './policy.ts'

export async function findSeen(ctx: MemberContext, id: number) {
  const row = await data.findPhoto(ctx.db, id)
  if (!row || !maySee(ctx.actor, row)) throw notFound('Photo')
  return row
}

/** The same to be changed: locked until the transaction ends. */
export async function lockSeen(tx: MemberContext, id: number) {
  const row = await data.lockPhoto(tx.db, id)
  if (!row || !maySee(tx.actor, row)) throw notFound('Photo')
  return row
}
