// A photo that is seen by itself stands in the address, and closing it leads back to the others.
import { useRouter } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '../test/router.tsx'
import { type OpenedPhoto, useOpenedPhoto } from './use-opened-photo.ts'

type PhotoOf = Parameters<OpenedPhoto['open']>[0]
const photo = (id: number) => ({ id }) as PhotoOf

async function openAlbum(...addresses: string[]) {
  let seen: OpenedPhoto | undefined
  const Page = () => {
    const { history } = useRouter()
    seen = useOpenedPhoto(undefined, (id, replace) =>
      history[replace ? 'replace' : 'push'](id === undefined ? '/album' : `/album?photo=${id}`),
    )
    return null
  }
  const opened = await openAt(addresses, [
    { path: '/album', component: Page },
    { path: '/other', component: () => null },
  ])
  const press = (key: 'open' | 'move', id: number) => act(async () => seen?.[key](photo(id)))
  return { ...opened, press, close: () => act(async () => seen?.close()) }
}

test('opened here, going on takes its place, and closing leads back to the others', async () => {
  const { press, close, at, history } = await openAlbum('/other', '/album')
  await press('open', 1)
  await press('move', 2)
  await press('move', 3)
  expect([at(), history.length]).toEqual(['/album?photo=3', 3])
  await close()
  expect(at()).toBe('/album')
})

test('come upon by its address, closing it leads not to where he came from but to the others', async () => {
  const { close, at, history } = await openAlbum('/other', '/album?photo=3')
  await close()
  expect([at(), history.length]).toEqual(['/album', 2])
})
