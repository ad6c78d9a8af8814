// Tells members of a photo: of tags and reviews, and of one that could not be made ready.
import { notify, withdraw } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import { listSuperAdmins } from './failures-data.ts'

type PhotoNews =
  | 'photo_tagged'
  | 'photo_tag_asked'
  | 'photo_flagged'
  | 'photo_review'
  | 'photo_approved'
  | 'photo_deleted'

interface Tellable {
  id: number
  album_id: number
  album_title: string
}

/** Each of the members once for each photo and kind; what is told of a deleted photo stays when its row goes. */
export const notifyOfPhoto = (
  tx: Context,
  photo: Tellable,
  kind: PhotoNews,
  memberIds: number[],
  aboutId: number | null,
) =>
  notify(
    tx,
    memberIds.map((memberId) => ({
      memberId,
      kind,
      key: kind,
      subject: { type: kind === 'photo_deleted' ? 'deleted photo' : 'photo', id: photo.id },
      aboutId,
      facts: factsOf(photo),
      until: null,
    })),
  )

const factsOf = (photo: Tellable) => ({ albumId: photo.album_id, albumTitle: photo.album_title, photoId: photo.id })

interface Failed {
  id: number
  uploaded_by: number | null
  queued_at: Date
}

/** Who uploaded it, and super admins; again for each time that its making was asked for. */
export async function notifyOfFailure(tx: Context, photo: Failed & Tellable) {
  const told = (await keysOf(tx, [photo])).map((key) => ({
    ...key,
    kind: 'photo_failed' as const,
    aboutId: null,
    facts: factsOf(photo),
    until: null,
  }))
  await notify(tx, told)
}

/** It is made again: whoever has not read that it failed need not. */
export const withdrawFailures = async (tx: Context, photos: Failed[]) => withdraw(tx, await keysOf(tx, photos))

async function keysOf({ db }: Context, photos: Failed[]) {
  const superAdmins = await listSuperAdmins(db)
  return photos.flatMap(({ id, uploaded_by, queued_at }) =>
    [...new Set([...superAdmins, ...(uploaded_by === null ? [] : [uploaded_by])])].map((memberId) => ({
      memberId,
      subject: { type: 'photo', id },
      key: `photo_failed ${queued_at.getTime()}`,
    })),
  )
}
