// Connects a member to his LinkedIn account, and fills in what he had left empty.
import { makePhoto, removePhotoFiles, replacePhoto } from '#features/avatars/service.ts'
import { amendRecord, lockRecord } from '#features/members/service.ts'
import { announceMembers } from '#features/people/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { findCountry } from '#platform/countries.ts'
import { isDuplicate } from '#platform/db/db.ts'
import { Refusal } from '#platform/errors.ts'
import { phoneKey } from '#platform/phone.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { inTransaction, isUndone } from '#platform/transaction.ts'

export interface LinkedinAccount {
  /** LinkedIn's id of the account. */
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
  const photo = account.picture === null ? null : await pictureOf(ctx, pictures, account.picture)
  const removePhoto = async () => photo && removePhotoFiles(ctx.files, photo)
  try {
    const filled = await inTransaction(ctx, (tx) => join(tx, account, photo))
    if (!filled.includes('photo')) await removePhoto()
    return filled
  } catch (error) {
    if (isUndone(error)) await removePhoto()
    throw error
  }
}

type PortraitPhoto = Awaited<ReturnType<typeof makePhoto>>

const pictureOf = (ctx: MemberContext, pictures: Pictures, file: string) =>
  makePhoto(ctx.files, pictures, { file, crop: null, memberId: ctx.actor.id }).catch(() => null)

async function join(
  tx: MemberContext,
  { subject, country }: LinkedinAccount,
  photo: PortraitPhoto | null,
): Promise<Filled[]> {
  const row = await lockRecord(tx, tx.actor.id)
  const placeIsKnown = row.country !== null || row.location !== null
  const found = placeIsKnown || country === null ? null : findCountry(country)
  const key = found && row.phone_key === null ? phoneKey(row.phone, found.name) : null
  const takesPhoto = photo !== null && row.avatar === null
  // Not a save: he would be told of himself when he saves the form he connected from.
  await asOneAccount(
    amendRecord(tx, row.id, {
      linkedin_subject: subject,
      linkedin_verified: true,
      ...(takesPhoto && replacePhoto(tx, row, photo)),
      ...(found && { country: found.name }),
      ...(key && { phone_key: key, phone_since: tx.now() }),
    }),
  )
  const filled: Filled[] = [...(takesPhoto ? ['photo' as const] : []), ...(found ? ['country' as const] : [])]
  await record(tx, { action: 'member.linkedin', objectId: row.id, after: { verified: true, filled } })
  await announceMembers(tx, 'count', [row.id])
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
