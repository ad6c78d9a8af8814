// Copies of films that bear their reader's name: asked for, kept a day, and sent once they are made; each that leaves is noted.
import { type OwnCopy, photoFiles } from '@aerie/contract/photo-files'
import { staleOf } from '@aerie/contract/stale'
import type { FastifyReply } from 'fastify'
import { drawCopyId, noteMade } from '#features/copies/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import type { findPhoto } from './data.ts'
import { filmCopyOf, filmOf } from './files.ts'
import * as data from './film-copies-data.ts'
import { findSeen } from './seen.ts'
import { type SentAs, sentAs } from './sent-as.ts'
import { goesOn, sendStored } from './stored.ts'

/** A film takes as long to write into as it plays, or longer. */
const MOST_WAITING = 20
const MOST_AN_HOUR = 30

type FilmRow = NonNullable<Awaited<ReturnType<typeof findPhoto>>>

/** What is only there to be downloaded nothing here can write into. */
const isBurnt = (photo: FilmRow, hasFfmpeg: boolean) =>
  hasFfmpeg && photo.media_type === 'video' && !photo.is_as_uploaded

export async function showOwnCopy(ctx: MemberContext, id: number, hasFfmpeg: boolean): Promise<OwnCopy> {
  const photo = await findSeen(ctx, id)
  if (!isBurnt(photo, hasFfmpeg)) return { marking: markingOf(photo, await sentAs(ctx, photo)), state: 'none' }
  return shown(await data.findOwn(ctx.db, id, ctx.actor.id))
}

const shown = (own: Awaited<ReturnType<typeof data.findOwn>>): OwnCopy =>
  own?.state === 'failed'
    ? { marking: 'noted', state: 'none' }
    : { marking: 'burnt', state: (own?.state ?? 'none') as OwnCopy['state'] }

function markingOf(photo: FilmRow, as: SentAs): OwnCopy['marking'] {
  if ('file' in as) return 'noted'
  return photo.is_animated && as.marked === 'still' ? 'still' : 'marked'
}

/** Of a film that he has asked for already it changes nothing. Refuses while another is being made for him. */
export async function askForOwnCopy(ctx: MemberContext, id: number, hasFfmpeg: boolean): Promise<OwnCopy> {
  const photo = await findSeen(ctx, id)
  if (!isBurnt(photo, hasFfmpeg)) return showOwnCopy(ctx, id, hasFfmpeg)
  await inTransaction(ctx, async (tx) => {
    if (await data.findOwn(tx.db, id, tx.actor.id)) return
    if ((await data.countMaking(tx.db)) >= MOST_WAITING)
      throw new Refusal('unavailable', 'Many videos are being made just now. Please try again in a few minutes.', {
        retryAfter: 300,
      })
    const rule = { bucket: `film-copies:${tx.actor.id}`, most: MOST_AN_HOUR, withinMinutes: 60 }
    await countHits(tx.db, [rule], 'videos in an hour')
    const asked = { photo_id: id, member_id: tx.actor.id, copy_id: await drawCopyId(tx), asked_at: tx.now() }
    const row = await data.insertAsked(tx.db, asked)
    if (row) {
      await enqueue(tx, 'burn-film', { filmCopyId: row.id })
      await announce(tx, staleOf([id], photoFiles.ownCopy), { memberIds: [tx.actor.id] })
    } else if (!(await data.findOwn(tx.db, id, tx.actor.id)))
      throw new Refusal('too_many', 'Another video is being made for you. Please wait until that one is ready.', {
        retryAfter: 60,
      })
  })
  return shown(await data.findOwn(ctx.db, id, ctx.actor.id))
}

/** The caller's own; the same film for all only where nothing can be written into it. */
export async function sendFilm(ctx: MemberContext, reply: FastifyReply, photo: FilmRow, hasFfmpeg: boolean) {
  const own = isBurnt(photo, hasFfmpeg) ? await data.findOwn(ctx.db, photo.id, ctx.actor.id) : null
  if (own === null || own?.state === 'failed')
    return sendStored(ctx, reply, { photo, kind: 'filmDownload', file: filmOf(photo.code) })
  const file = own && filmCopyOf(photo.code, own.copy_id)
  if (own?.state !== 'ready' || !own.sha256 || !file || !(await ctx.files.has(file)))
    throw new Refusal(
      'conflict',
      own ? 'Your copy of this video is being made.' : 'Ask for your copy of this video first.',
    )
  const { method, headers } = reply.request
  const { copy_id: copyId, sha256 } = own
  if (method !== 'HEAD') await noteMade(ctx, { id: copyId, objectId: photo.id, sha256, isPart: goesOn(headers.range) })
  return sendFile(reply, ctx.files, [file], { cacheControl: 'no-store' })
}
