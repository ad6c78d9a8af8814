// Joins a member to his LinkedIn account, and fills in what he had left empty.
import { sql } from 'kysely'
import { forgotten, type Photo, readPhotos, toColumns, withNew } from '#features/avatars/photos.ts'
import { removePortrait, storePortrait } from '#features/avatars/portrait-files.ts'
import { announceMembers } from '#features/members/announce-members.ts'
import * as data from '#features/members/data.ts'
import { findCountry } from '#features/rosters/reading/countries.ts'
import { record } from '#platform/audit/audit.ts'
import { inTransaction, type MemberContext } from '#platform/context.ts'
import { isDuplicate } from '#platform/db/db.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'

export interface LinkedinAccount {
  /** LinkedIn's own name for the account. */
  subject: string
  /** ISO 3166-1, two letters; null where it did not say. */
  country: string | null
  /** The path of a picture on this machine, or null. */
  picture: string | null
}

type Filled = 'photo' | 'country'

/**
 * Marks the caller as verified; answers which empty fields that filled. His e-mail address is never among them: it signs
 * him in. A picture that cannot be read is passed over.
 */
export async function connectAccount(ctx: MemberContext, pictures: Pictures, account: LinkedinAccount) {
  const photo = account.picture === null ? null : await makePhoto(ctx, pictures, account.picture)
  let filled: Filled[] = []
  try {
    filled = await inTransaction(ctx, (tx) => join(tx, account, photo))
  } finally {
    if (photo?.avatar && !filled.includes('photo')) await removePortrait(ctx.files, photo.avatar)
  }
  return filled
}

async function makePhoto(ctx: MemberContext, pictures: Pictures, file: string): Promise<Photo | null> {
  const portrait = await pictures.makePortrait(file, null).catch(() => null)
  return portrait && { avatar: await storePortrait(ctx.files, portrait), avatar_hash: portrait.hash }
}

/** `version` stays as it is, or he would be told of himself when he saves the form he connected from. */
async function join(tx: MemberContext, { subject, country }: LinkedinAccount, photo: Photo | null): Promise<Filled[]> {
  const row = await data.lockMember(tx.db, tx.actor.id)
  if (!row) throw notFound('Member')
  const placeIsKnown = row.country !== null || row.location !== null
  const found = placeIsKnown || country === null ? null : findCountry(country)
  const before = readPhotos(row)
  const after = photo && row.avatar === null ? withNew(photo)(before) : before
  await asOneAccount(
    tx.db
      .updateTable('members')
      .set({
        linkedin_subject: subject,
        linkedin_verified: true,
        ...toColumns(after),
        ...(found && { country: found.name }),
        updated_at: sql`now()`,
      })
      .where('id', '=', row.id)
      .execute(),
  )
  const filled: Filled[] = [...(after === before ? [] : ['photo' as const]), ...(found ? ['country' as const] : [])]
  await record(tx, { action: 'member.linkedin', objectId: row.id, after: { verified: true, filled } })
  await announceMembers(tx)
  await announce(tx, { keys: [['auth', 'session']], only: { memberId: row.id } })
  for (const avatar of forgotten(before, after)) tx.afterCommit(() => void removePortrait(tx.files, avatar))
  return filled
}

async function asOneAccount<T>(writing: Promise<T>) {
  try {
    return await writing
  } catch (error) {
    if (!isDuplicate(error, 'members_linkedin_subject_key')) throw error
    throw new Refusal('conflict', 'Another member has connected this LinkedIn account.')
  }
}
