// The photo that a brother stands with for one position: chosen, and taken off again.
import { NOMINEE_PHOTO_FOLDER } from '#features/election-states/nominee-photo.ts'
import { removePhotoFiles, takeOffPhoto } from '#features/election-states/nominee-photo-removal.ts'
import { keepPhoto, listPhotos } from '#features/election-states/nominee-photos-data.ts'
import {
  announceNominations,
  asNobody,
  findAnswerable,
  lockToChange,
  type NomineeRow,
  see,
} from '#features/nominations/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import type { Area, Pictures } from '#platform/pictures/pictures.ts'
import { portraitFile, portraitOf, removePortrait, storePortrait } from '#platform/pictures/portrait-files.ts'
import { inTransaction, isUndone } from '#platform/transaction.ts'

export interface Nomination {
  electionId: number
  nomineeId: number
}

export interface SentPhoto {
  /** A path on this machine. */
  file: string
  /** Shares of the upright picture. */
  crop: Area | null
}

/** Refused before anything is made of it where he may not. */
export async function choosePhoto(ctx: MemberContext, pictures: Pictures, own: Nomination, { file, crop }: SentPhoto) {
  findAnswerable(ctx, await see(ctx, own.electionId), own.nomineeId)
  const portrait = await pictures.makePortrait({ file, crop, memberId: ctx.actor.id })
  const name = await storePortrait(ctx.files, portrait, NOMINEE_PHOTO_FOLDER)
  try {
    await change(ctx, own, async (tx, nominee) => {
      await keepPhoto(tx.db, { nominee_id: nominee.id, name, hash: portrait.hash, chosen_at: tx.now() })
      removePhotoFiles(tx, nominee)
    })
  } catch (error) {
    if (isUndone(error)) await removePortrait(ctx.files, name, NOMINEE_PHOTO_FOLDER)
    throw error
  }
}

export const removePhoto = (ctx: MemberContext, own: Nomination) =>
  change(ctx, own, async (tx, nominee) => {
    if (nominee.photo_name === null) throw notFound('Photo')
    await takeOffPhoto(tx, nominee)
  })

/** As the statement, it is his until the list closes. */
const change = (ctx: MemberContext, own: Nomination, act: (tx: MemberContext, nominee: NomineeRow) => Promise<void>) =>
  inTransaction(ctx, async (tx) => {
    const { nominee, position } = findAnswerable(tx, await lockToChange(tx, own.electionId), own.nomineeId)
    await act(tx, nominee)
    const after = { position: position.asked.title, photo: true }
    await record(asNobody(tx), { action: 'election.answer-nomination', objectId: own.electionId, after })
    await announceNominations(tx, own.electionId, [tx.actor.id])
  })

/** The file that a name stands for; nobody learns a name but from an election that shows it to him. */
export async function findPhotoFile(ctx: Context, filename: string) {
  const photo = portraitOf(filename)
  if (!photo || (await listPhotos(ctx.db, [photo.avatar])).length === 0) throw notFound('File')
  return portraitFile(photo.avatar, photo.width, NOMINEE_PHOTO_FOLDER)
}

/** Of brothers who are members no more, and where a crash came between; once a day. */
export const sweepNomineePhotos = (ctx: Context) =>
  sweepFiles(ctx, {
    folders: [NOMINEE_PHOTO_FOLDER],
    codeOf: (file) => portraitOf(file.slice(NOMINEE_PHOTO_FOLDER.length))?.avatar ?? '',
    listKnown: (names) => listPhotos(ctx.db, names),
  })
