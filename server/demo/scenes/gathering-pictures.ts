// Pictures of the gatherings of the cast, out of its albums, and the album of the one that is over.
import { keep as keepAlbum } from '#features/gathering-albums/data.ts'
import { keep as keepCover } from '#features/gathering-covers/data.ts'
import type { Context } from '#platform/context.ts'

/** By the title of the gathering; `photo` is the name of its file. */
const COVERS = [
  { title: 'Fire at Hollow Pines', photo: 'fire.webp', alt: 'Brothers around a fire' },
  { title: 'Founders’ Weekend', photo: 'house.webp', alt: '4019 Pine by night' },
  { title: 'Winter supper at the long bar', photo: 'sail-boat.webp', alt: 'A boat at the harbour mouth' },
]
const ALBUM = { of: 'Fire at Hollow Pines', title: 'Hollow Pines, autumn' }

export async function addGatheringPictures(tx: Context) {
  for (const { title, photo, alt } of COVERS) {
    const gathering = await findGathering(tx, title)
    const { id: photo_id } = await tx.db
      .selectFrom('photos')
      .select('id')
      .where('original_filename', '=', photo)
      .executeTakeFirstOrThrow()
    await keepCover(tx.db, gathering.id, {
      ...{ code: null, photo_id, hash: null, alt },
      ...{ chosen_by: gathering.called_by, chosen_at: tx.now() },
    })
  }
  const gathering = await findGathering(tx, ALBUM.of)
  const album = await tx.db
    .selectFrom('albums')
    .select(['id', 'created_by'])
    .where('title', '=', ALBUM.title)
    .executeTakeFirstOrThrow()
  await keepAlbum(tx.db, gathering.id, { album_id: album.id, linked_by: album.created_by, linked_at: tx.now() })
}

const findGathering = ({ db }: Context, title: string) =>
  db.selectFrom('gatherings').select(['id', 'called_by']).where('title', '=', title).executeTakeFirstOrThrow()
