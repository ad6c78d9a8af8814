// Makes uploaded videos ready, as jobs, so that none is lost; what takes minutes in a queue of its own.

import { finaliseFailed, findToMake, type PhotoToMake } from '#features/photos/service.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import { type Cutting, convertFilmOf, type MadeFilm, makeFilmOf } from './films.ts'
import { finalise } from './finalising.ts'
import { takenByFile } from './taken.ts'

/** What browsers play is only put into an mp4; anything else waits to be converted, where that can be done. */
export async function makeFilm(ctx: Context, cutting: Cutting, photoId: number) {
  const video = await findToMake(ctx, photoId)
  const made = video && (await makeFilmOf(ctx, cutting, video))
  if (made === 'convert') return inTransaction(ctx, (tx) => enqueue(tx, 'convert-film', { photoId }))
  if (video && made) await conclude(ctx, video, made)
}

/** Takes minutes. */
export async function convertFilm(ctx: Context, cutting: Cutting, photoId: number) {
  const video = await findToMake(ctx, photoId)
  if (video) await conclude(ctx, video, await convertFilmOf(ctx, cutting, video))
}

async function conclude(ctx: Context, video: PhotoToMake, made: MadeFilm) {
  if ('fault' in made) return finaliseFailed(ctx, video.id, made.fault)
  const taken = made.told && (await takenByFile(ctx, video, made.told))
  await finalise(ctx, video, { ...made.facts, ...(taken && { taken }) })
}
