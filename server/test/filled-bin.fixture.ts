// What lies in the bin of one brother, for tests of who may do what with it.
import { albums } from '@aerie/contract/albums'
import { bin } from '@aerie/contract/bin'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { photos } from '@aerie/contract/photos'
import { insertPhoto } from '../features/photos/photo.fixture.ts'
import type { World } from './world.ts'

/** An album and a photo for each thing that can be done with one in the bin. */
export async function fillBin(world: World, rook: Awaited<ReturnType<World['as']>>) {
  const newAlbum = async () => (await rook(albums.create, { body: { title: 'Of his own' } })).body.id
  const binned = await Promise.all(
    [bin.restoreAlbum, bin.removeAlbum].map(async (endpoint) => {
      const id = String(await newAlbum())
      await rook(albums.remove, { params: { albumId: id } })
      return [`${nameOf(endpoint)} id`, id]
    }),
  )
  const [album, uploaded_by] = [await newAlbum(), await world.idOf('rook')]
  const inBin = await Promise.all(
    [bin.restorePhoto, bin.removePhoto].map(async (endpoint, at) => {
      const { id } = await insertPhoto(world.db, { album_id: album, uploaded_by, code: String(at).padStart(22, 'x') })
      await rook(photos.remove, { params: { photoId: String(id) } })
      return [`${nameOf(endpoint)} id`, String(id)]
    }),
  )
  return Object.fromEntries([...binned, ...inBin])
}

/** As the tables of tests name an endpoint. */
export const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`
