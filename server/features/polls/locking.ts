// Holds a poll with its box: until the transaction ends nobody votes on it, changes it, or closes it.
import { lockBox } from '#features/ballots/service.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import * as data from './data.ts'

/** Both as they are once they are held. */
export async function lockPoll(tx: Context, id: number) {
  const found = await data.findPoll(tx.db, id)
  if (!found) throw notFound('Poll')
  const box = await lockBox(tx, found.box_id)
  const row = await data.findPoll(tx.db, id)
  if (!row) throw notFound('Poll')
  return { row, box }
}
