// Makes uploaded videos ready, as jobs, so that none is lost; what takes minutes in a lane of its own.
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import { takenByFile } from './days/taken.ts'
import { settleFailed } from './failing.ts'
import { type Cutting, convertFilmOf, type MadeFilm, makeFilmOf } from './films/making.ts'
import { settle } from './settling.ts'
import * as written from './stored/write-data.ts'

type Video = NonNullable<Awaited<ReturnType<typeof written.findToMake>>>

/** What browsers play is only put into an mp4; anything else waits to be converted, where that can be done. */
export async function makeFilm(ctx: Context, cutting: Cutting, photoId: number) {
  const video = await written.findToMake(ctx.db, photoId)
  const made = video && (await makeFilmOf(ctx, cutting, video))
  if (made === 'convert') return inTransaction(ctx, (tx) => enqueue(tx, 'convert-film', { photoId }))
  if (video && made) await conclude(ctx, video, made)
}

/** Takes minutes. */
export async function convertFilm(ctx: Context, cutting: Cutting, photoId: number) {
  const video = await written.findToMake(ctx.db, photoId)
  if (video) await conclude(ctx, video, await convertFilmOf(ctx, cutting, video))
}

async function conclude(ctx: Context, video: Video, made: MadeFilm) {
  if ('fault' in made) return settleFailed(ctx, video.id, made.fault)
  const taken = made.told && (await takenByFile(ctx, video, made.told))
  await settle(ctx, video, { ...made.facts, ...(taken && { taken }) })
}
