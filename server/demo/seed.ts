// Seeds the demo brotherhood of a first start, and names its three sign-ins.
import { EVERYTHING } from '@aerie/contract/stale'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { hashPassword } from '#platform/secrets/password-hash.ts'
import { inTransaction } from '#platform/transaction.ts'
import { demoBrotherhood } from './generate/brotherhood.ts'
import { insertBrothers } from './insert-brothers.ts'
import { readNotifications } from './scenes/notifications.ts'
import { addTrips } from './scenes/trips.ts'

const DEMO_PASSWORD = 'wingspan-demo'

export const SIGN_INS = [
  `super@aerie.example    ${DEMO_PASSWORD}   super admin`,
  `admin@aerie.example    ${DEMO_PASSWORD}   admin`,
  `brother@aerie.example  ${DEMO_PASSWORD}   member`,
]

/** What the features show besides members, in order: each gets the transaction and the ids of the cast. */
const SCENES = [addTrips, readNotifications]

export async function seedDemo(ctx: Context) {
  const hash = await hashPassword(DEMO_PASSWORD)
  const brothers = demoBrotherhood()
  await inTransaction(ctx, async (tx) => {
    const ids = await insertBrothers(tx, brothers, hash)
    for (const addScene of SCENES) await addScene(tx, (who) => ids[brothers.findIndex(({ key }) => key === who)] ?? 0)
    await tx.db
      .insertInto('settings')
      .values([
        { key: 'demo', value: 'true' },
        { key: 'chatInviteUrl', value: '"https://chat.aerie.example/join"' },
      ])
      .execute()
    await record(tx, { action: 'members.demo', after: { members: brothers.length } })
    await announce(tx, EVERYTHING)
  })
}

/** Whether the database was seeded with the demo brotherhood. */
export const isDemo = async (ctx: Context) =>
  (await ctx.db.selectFrom('settings').select('key').where('key', '=', 'demo').executeTakeFirst()) !== undefined
