// The album of a gathering as the caller may see and fill it.
import { photoFilename } from '@aerie/contract/album-values'
import { type GatheringAlbum, MOST_MOVED } from '@aerie/contract/gathering-albums'
import { findGathering, type HostedRow, isHostOf } from '#features/gatherings/service.ts'
import { mayAdd } from '#features/photos/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import * as data from './data.ts'
import { mayStart, mayUnlink, ownsAlbum } from './policy.ts'
import * as suggestions from './suggestions-data.ts'

const MOST_OTHERS = 6

export async function showGatheringAlbum(ctx: MemberContext, id: number): Promise<GatheringAlbum> {
  const row = await findGathering(ctx, id)
  const [album, settings] = await Promise.all([data.find(ctx.db, id), readSettings(ctx)])
  const may = mayStart(stateFor(ctx, row))
  const mayMove = album !== undefined && mayAdd(ctx.actor, album, settings)
  const hasBegun = row.starts_at <= ctx.now()
  const [own, others] = await Promise.all([
    hasBegun && (mayMove || (!album && may))
      ? suggestions.listOwn(ctx.db, row, { by: ctx.actor.id, most: MOST_MOVED })
      : [],
    hasBegun ? suggestions.listOthers(ctx.db, row, { but: ctx.actor.id, most: MOST_OTHERS }) : [],
  ])
  return {
    albumId: album?.id ?? null,
    own: own.map((photo) => ({ id: photo.id, filename: photoFilename(photo), hash: photo.hash })),
    others: others.map(({ id: albumId, title, count }) => ({ albumId, title, count })),
    can: {
      start: !album && may,
      unlink: album !== undefined && mayUnlink(isHostOf(ctx.actor, row), ownsAlbum(ctx.actor, album)),
      move: mayMove,
    },
  }
}

/** What decides whether the caller may give it an album. */
export function stateFor(ctx: MemberContext, row: HostedRow) {
  return {
    isHost: isHostOf(ctx.actor, row),
    hasBegun: row.starts_at <= ctx.now(),
    comes: row.was_there ?? row.own_standing === 'going',
    isOff: row.called_off_at !== null || row.taken_down_at !== null,
  }
}

/** The gathering of an album; null where it has none, or where the caller is not asked to it. */
export async function showGatheringOf(ctx: MemberContext, albumId: number) {
  const id = await data.findGatheringOf(ctx.db, albumId)
  const row = id === null ? null : await findIfSeen(ctx, id)
  return { gathering: row && { id: row.id, title: row.title, startDate: row.start_date } }
}

async function findIfSeen(ctx: MemberContext, id: number) {
  try {
    return await findGathering(ctx, id)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null
    throw error
  }
}
