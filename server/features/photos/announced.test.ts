// What open pages are told when a photo comes, is hidden and goes: the lists that show it, and no others.
import { albums } from '@aerie/contract/albums'
import { bin } from '@aerie/contract/bin'
import { moderation } from '@aerie/contract/moderation'
import { photos } from '@aerie/contract/photos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Change, touchedBy } from '#platform/events/bus.ts'
import { type AlbumWorld, openAlbumWorld, picture } from './album-world.fixture.ts'

let opened: AlbumWorld
beforeAll(async () => {
  opened = await openAlbumWorld()
})
afterAll(() => opened.world.close())

const LISTS = { album: photos.ofAlbum, albums: albums.list, bin: bin.list, moderation: moderation.flagged }

/** Which of the lists go out of date meanwhile. */
async function toldBy(act: () => Promise<unknown>) {
  const changes: Change[] = []
  const end = opened.world.ctx.bus.subscribe((change) => void changes.push(change))
  await act()
  end()
  return Object.entries(LISTS).flatMap(([name, list]) =>
    changes.some((change) => touchedBy(change, [list])) ? name : [],
  )
}

test('only what changed is asked anew', async () => {
  const { send, listed, world } = opened
  const rook = await world.as('rook')
  const marcus = await world.as('marcus')
  expect(await toldBy(async () => send([{ name: 'porch.jpg', content: await picture() }]))).toEqual(['album', 'albums'])
  expect(await toldBy(() => world.work())).toEqual(['album', 'albums'])
  const of = { params: { photoId: String((await listed())[0]?.id) } }
  expect(await toldBy(() => rook(photos.save, { ...of, body: { caption: 'The porch' } }))).toEqual(['album'])
  const flag = () => rook(moderation.flag, { ...of, body: { reason: 'A window' } })
  expect(await toldBy(flag)).toEqual(['album', 'albums', 'moderation'])
  expect(await toldBy(() => marcus(moderation.approve, of))).toEqual(['album', 'albums', 'moderation'])
  expect(await toldBy(() => rook(photos.remove, of))).toEqual(['album', 'albums', 'bin'])
  const restore = () => rook(bin.restorePhoto, { params: { id: of.params.photoId } })
  expect(await toldBy(restore)).toEqual(['album', 'albums', 'bin'])
})
