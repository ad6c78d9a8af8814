// Seeds the demo brotherhood of a first start, and names its three sign-ins.
import { EVERYTHING } from '@aerie/contract/stale'
import { sql } from 'kysely'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { hashPassword, verifyPassword } from '#platform/secrets/password-hash.ts'
import { inTransaction } from '#platform/transaction.ts'
import { demoBrotherhood } from './generate/brotherhood.ts'
import { insertBrothers } from './insert-brothers.ts'
import { addAlbums } from './scenes/albums.ts'
import { addArrivals } from './scenes/arrivals.ts'
import { addDocuments } from './scenes/documents.ts'
import { addElections, endElections } from './scenes/elections.ts'
import { addFreshness } from './scenes/freshness.ts'
import { addGatheringPictures } from './scenes/gathering-pictures.ts'
import { addGatherings } from './scenes/gatherings.ts'
import { addLostBrothers } from './scenes/lost-brothers.ts'
import { addNews } from './scenes/news.ts'
import { readNotifications } from './scenes/notifications.ts'
import { addOffices } from './scenes/offices.ts'
import { addPolls, endPolls } from './scenes/polls.ts'
import { addRemembered } from './scenes/remembered.ts'
import { addSealedElections } from './scenes/sealed-elections.ts'
import { addSecondSteps } from './scenes/second-steps.ts'
import { addStepRemovals } from './scenes/step-removals.ts'
import { addTrips } from './scenes/trips.ts'
import { addTrustees } from './scenes/trustees.ts'

const DEMO_PASSWORD = 'wingspan-demo'

export const SIGN_INS = [
  `super@aerie.example    ${DEMO_PASSWORD}   super admin`,
  `admin@aerie.example    ${DEMO_PASSWORD}   admin`,
  `brother@aerie.example  ${DEMO_PASSWORD}   member`,
]

/** What the features show besides members, in order: each gets the transaction and the ids of the cast. */
const SCENES = [
  addTrips,
  readNotifications,
  addArrivals,
  addFreshness,
  addNews,
  addPolls,
  addTrustees,
  addElections,
  addSealedElections,
  addAlbums,
  addDocuments,
  addGatherings,
  addGatheringPictures,
  addOffices,
  addStepRemovals,
  addLostBrothers,
  addSecondSteps,
  endPolls,
  endElections,
  addRemembered,
]

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
        // Where the house stands.
        { key: 'timeZone', value: '"America/New_York"' },
      ])
      .execute()
    await record(tx, { action: 'members.demo', after: { members: brothers.length } })
    await announce(tx, EVERYTHING)
  })
}

/** Whether the database was seeded with the demo brotherhood. */
export const isDemo = async (ctx: Context) =>
  (await ctx.db.selectFrom('settings').select('key').where('key', '=', 'demo').executeTakeFirst()) !== undefined

/** Whether anybody can still sign in with the password of the demo. */
export async function hasDemoPasswords({ db }: Context): Promise<boolean> {
  // All were given the same hash; whoever chose a password since has one of his own. The sign-ins stand in the source.
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from passwords kept join members on members.id = kept.member_id
    where inactive_since is null and (email = any(${SIGN_INS.map((line) => line.split(' ')[0])}::text[])
      or exists (select from passwords other where other.hash = kept.hash and other.member_id <> kept.member_id))`.execute(
    db,
  )
  for (const { hash } of rows) if (await verifyPassword(hash, DEMO_PASSWORD)) return true
  return false
}
