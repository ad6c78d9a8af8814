// The list of an album: made once for all who see the same in it, and kept until something in it changes.
import { photos } from '@aerie/contract/photos'
import { cachedEach } from '#platform/cache/cached-each.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { touchedBy } from '#platform/events/bus.ts'
import { type KeptJson, keptJson } from '#platform/http/kept-json.ts'
import { type AlbumPhotoRow, findAlbum, listOfAlbum } from './data.ts'
import { groupWithEqualRights, maySee } from './policy.ts'
import { toAlbumPhoto } from './show.ts'

interface CachedAlbum {
  rows: AlbumPhotoRow[]
  uploaders: Set<number>
  made: Map<string, KeptJson>
}

const readAlbum = cachedEach<number, CachedAlbum | null>({
  answers: [photos.ofAlbum],
  load: async (albumId, { db }) => {
    if (!(await findAlbum(db, albumId))) return null
    const rows = await listOfAlbum(db, albumId)
    return { rows, uploaders: new Set(rows.flatMap(({ uploaded_by }) => uploaded_by ?? [])), made: new Map() }
  },
  concerned: (change) => {
    const touched = touchedBy(change, [photos.ofAlbum])
    if (touched === 'everything' || touched?.some(({ ids }) => !ids)) return 'all'
    return (touched ?? []).flatMap(({ ids }) => ids ?? [])
  },
  isKept: (kept) => kept !== null,
})

type Sort = 'taken' | 'added'
type Looking = Pick<MemberContext, 'actor' | 'caches'>

export async function readAlbumList(ctx: MemberContext, albumId: number, sort: Sort): Promise<KeptJson> {
  const kept = await readAlbum(ctx, albumId)
  if (!kept) throw notFound('Album')
  return listFor(ctx, kept, sort)
}

/** The same where it is in memory; null elsewhere. */
export function presentAlbumList(ctx: Looking, albumId: number, sort: Sort): KeptJson | null {
  const kept = readAlbum.present(ctx, albumId)
  return kept ? listFor(ctx, kept, sort) : null
}

function listFor({ actor }: Looking, kept: CachedAlbum, sort: Sort) {
  // What one may do differs by role, and for who has something of his own in it.
  const own = kept.uploaders.has(actor.id) ? `${actor.role} ${actor.id}` : actor.role
  const reader = groupWithEqualRights(actor) ?? own
  const key = `${reader} ${sort}`
  const made = kept.made.get(key) ?? make(kept.rows, actor, sort)
  kept.made.set(key, made)
  return made
}

function make(rows: AlbumPhotoRow[], actor: MemberContext['actor'], sort: Sort) {
  const seen = rows.filter((row) => maySee(actor, row))
  if (sort === 'added') seen.sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id)
  return keptJson(JSON.stringify(seen.map((row) => toAlbumPhoto(actor, row))))
}
