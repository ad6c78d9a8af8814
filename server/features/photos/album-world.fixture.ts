// A world with albums: callers, uploads as a page sends them, and a look at what is served.
import { MODIFIED_FIELD } from '@aerie/contract/album-values'
import { albums } from '@aerie/contract/albums'
import { type Photo, photos } from '@aerie/contract/photos'
import { noisy } from '#platform/pictures/picture.fixture.ts'
import { ORIGIN } from '../../test/speak.ts'
import { openWorld } from '../../test/world.ts'

type Player = 'rook' | 'kenji' | 'julian' | 'marcus'

export type AlbumWorld = Awaited<ReturnType<typeof openAlbumWorld>>

export async function openAlbumWorld(options: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld(options)
  const cookieOf = async (player: Player) => [player, await world.cookieOf(player)] as const
  const cookies = new Map(await Promise.all((['rook', 'kenji', 'julian', 'marcus'] as const).map(cookieOf)))
  const as = (player: Player) => world.speak(cookies.get(player))

  const newAlbum = async (title = 'Hollow Pines') =>
    String((await as('rook')(albums.create, { body: { title } })).body.id)
  const albumId = await newAlbum()

  /** Several files in one form, which a page sends one by one. */
  async function send(
    files: { name: string; content: Uint8Array; modified?: string }[],
    player: Player = 'rook',
    album = albumId,
  ) {
    const form = new FormData()
    for (const { name, content, modified } of files) {
      if (modified !== undefined) form.append(MODIFIED_FIELD, modified)
      form.append('photos', new Blob([Buffer.from(content)]), name)
    }
    const encoded = new Response(form)
    const response = await world.app.inject({
      method: 'POST',
      url: `/api/albums/${album}/photos`,
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: {
        ...ORIGIN,
        cookie: cookies.get(player) ?? '',
        'content-type': encoded.headers.get('content-type') ?? '',
      },
    })
    return { status: response.statusCode, body: response.json() }
  }

  return {
    world,
    as,
    albumId,
    newAlbum,
    send,
    /** Rook's, made ready. */
    async add(content: Uint8Array, name = 'porch.jpg', album = albumId): Promise<Photo> {
      const { body } = await send([{ name, content }], 'rook', album)
      await world.work()
      return body.photos[0]
    },
    /** As if nobody had been sent any: then no upload is searched for their marks, which takes a second each. */
    clearCopies: () => world.ownerDb.deleteFrom('copies').execute(),
    get: (url: string, player?: Player, headers: Record<string, string> = {}) =>
      world.app.inject({ url, headers: { ...(player && { cookie: cookies.get(player) ?? '' }), ...headers } }),
    listed: async (by = as('kenji'), album = albumId) =>
      (await by(photos.ofAlbum, { params: { albumId: album } })).body,
  }
}

/** Small: to make, mark and read large ones is the subject of few tests. Each width is another picture. */
export const picture = (more = 0) =>
  noisy(96 + more, 64)
    .jpeg()
    .toBuffer()

export const of = ({ id }: { id: number }) => ({ params: { photoId: String(id) } })
