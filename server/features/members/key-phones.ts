// Numbers that were read as American ones, read again by the country of who has them, so that they sign in.
import type { Context } from '#platform/context.ts'
import { keyAsAmerican, phoneKey } from '#platform/phone.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './phones-data.ts'

const BATCH = 500

/** Run twice it finds nothing left. What waits for a mail is left to that, and so is a key that is another number's. */
export async function keyPhones(ctx: Context) {
  let last: number | undefined = 0
  while (last !== undefined) {
    const after: number = last
    last = await inTransaction(ctx, async ({ db }) => {
      const rows = await data.lockPhones(db, after, BATCH)
      await data.writeKeys(db, rows.flatMap(keyed))
      return rows.at(-1)?.id
    })
  }
}

function keyed({ id, phone, phone_key, country }: data.KeptPhone) {
  if (phone_key !== null && phone_key !== keyAsAmerican(phone)) return []
  const key = phoneKey(phone, country)
  return key === null || key === phone_key ? [] : [{ id, key }]
}
