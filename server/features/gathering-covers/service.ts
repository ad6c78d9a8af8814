// The picture of a gathering: uploaded, chosen among the photos of albums, described, and taken off.
import { COVER_WIDTHS, type CoverWidth } from '@aerie/contract/gathering-covers'
import { announceGathering, findGathering, isHostOf, lockGathering } from '#features/gatherings/service.ts'
import { findPhoto, maySee } from '#features/photos/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, must, notFound, Refusal } from '#platform/errors.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { inTransaction, isUndone } from '#platform/transaction.ts'
import { codeOf, FOLDER, fileOf, removeCoverFiles, storeCover } from './cover-files.ts'
import * as data from './data.ts'

const ITS_HOSTS = 'Only its hosts choose the picture of a gathering.'

interface SentCover {
  file: string
  alt: string | null
}

/** A picture in a file. Refused before anything is made of it where he may not. */
export async function uploadCover(ctx: MemberContext, pictures: Pictures, id: number, { file, alt }: SentCover) {
  must(isHostOf(ctx.actor, await findGathering(ctx, id)), ITS_HOSTS)
  const { hash, sizes } = await pictures.scale({ file, memberId: ctx.actor.id }, COVER_WIDTHS)
  const code = await storeCover(ctx.files, { sizes })
  try {
    await replaceCover(ctx, id, async () => ({ code, photo_id: null, hash, alt }))
  } catch (error) {
    if (isUndone(error)) await removeCoverFiles(ctx.files, code)
    throw error
  }
}

interface ChosenCover {
  photoId?: number | undefined
  alt?: string | null | undefined
}

/** A photo that he sees in an album; without one the picture stays, and is described. */
export const chooseCover = (ctx: MemberContext, id: number, { photoId, alt = null }: ChosenCover) =>
  photoId === undefined
    ? describeCover(ctx, id, alt)
    : replaceCover(ctx, id, async (tx) => {
        const photo = await findPhoto(tx, photoId)
        if (!photo || !maySee(tx.actor, photo)) throw notFound('Photo')
        if (photo.state !== 'ready' || photo.is_flagged || photo.media_type !== 'photo')
          throw invalid('photoId', 'This cannot be the picture of a gathering. Choose a photo.')
        return { code: null, photo_id: photoId, hash: null, alt }
      })

export const removeCover = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const before = await lockCovered(tx, id)
    if (!before) throw notFound('Picture')
    await data.remove(tx.db, id)
    await removeLater(tx, before.code)
    await record(tx, { action: 'gathering.remove-cover', objectId: id })
    await announceGathering(tx, id)
  })

/** The file in one width, for whoever sees the gathering. */
export async function findCoverFile(ctx: MemberContext, id: number, width: CoverWidth) {
  await findGathering(ctx, id)
  const cover = await data.find(ctx.db, id)
  if (!cover?.code) throw notFound('Picture')
  return fileOf(cover.code, width)
}

/** Of a cover that another has taken the place of. */
export async function removeUnusedCover(ctx: Context, code: string) {
  if ((await data.listCodes(ctx.db, [code])).length === 0) await removeCoverFiles(ctx.files, code)
}

/** What is left of covers where a crash came between, once a day. */
export const sweepCovers = (ctx: Context) =>
  sweepFiles(ctx, { folders: [FOLDER], codeOf, listKnown: (codes) => data.listCodes(ctx.db, codes) })

type Cover = Omit<Parameters<typeof data.keep>[2], 'chosen_by' | 'chosen_at'>

const replaceCover = (ctx: MemberContext, id: number, coverOf: (tx: MemberContext) => Promise<Cover>) =>
  inTransaction(ctx, async (tx) => {
    const before = await lockCovered(tx, id)
    await data.keep(tx.db, id, { ...(await coverOf(tx)), chosen_by: tx.actor.id, chosen_at: tx.now() })
    await removeLater(tx, before?.code ?? null)
    await record(tx, { action: 'gathering.choose-cover', objectId: id })
    await announceGathering(tx, id)
  })

const describeCover = (ctx: MemberContext, id: number, alt: string | null) =>
  inTransaction(ctx, async (tx) => {
    await lockCovered(tx, id)
    if (!(await data.describe(tx.db, id, alt))) throw notFound('Picture')
    await announceGathering(tx, id)
  })

/** What it has, for its hosts; over or not, as long as it was not taken down. */
async function lockCovered(tx: MemberContext, id: number) {
  const { row, isHost } = await lockGathering(tx, id)
  must(isHost, ITS_HOSTS)
  if (row.taken_down_at) throw new Refusal('conflict', 'Officers took this gathering down.')
  return data.find(tx.db, id)
}

const removeLater = async (tx: Context, code: string | null) => {
  if (code !== null) await enqueue(tx, 'remove-gathering-cover', { code })
}
