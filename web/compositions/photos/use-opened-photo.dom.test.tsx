// A photo that is seen by itself stands in the address, and closing it leads back to the others.

import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRouter } from '#lib/navigation/navigation.tsx'
import { at } from '#lib/navigation/site-map.ts'
import { openAt } from '../../test/router.tsx'
import { type OpenedPhoto, useOpenedPhoto } from './use-opened-photo.ts'

type PhotoOf = Parameters<OpenedPhoto['open']>[0]
const photo = (id: number) => ({ id }) as PhotoOf

async function openAlbum(...addresses: string[]) {
  let seen: OpenedPhoto | undefined
  const Page = () => {
    const router = useRouter()
    seen = useOpenedPhoto(undefined, (photo, replace) => void router.ask({ photo }, { replace }))
    return null
  }
  const opened = await openAt(addresses, [at('/album', Page), at('/other', () => null)])
  const press = (key: 'open' | 'move', id: number) => act(async () => seen?.[key](photo(id)))
  return { ...opened, press, close: () => act(async () => seen?.close()) }
}

test('opened here, going on takes its place, and closing leads back to the others', async () => {
  const { press, close, at, length } = await openAlbum('/other', '/album')
  await press('open', 1)
  await press('move', 2)
  await press('move', 3)
  expect([at(), length()]).toEqual(['/album?photo=3', 3])
  await close()
  expect(at()).toBe('/album')
})

test('come upon by its address, closing it leads not to where he came from but to the others', async () => {
  const { close, at, length } = await openAlbum('/other', '/album?photo=3')
  await close()
  expect([at(), length()]).toEqual(['/album', 2])
})
