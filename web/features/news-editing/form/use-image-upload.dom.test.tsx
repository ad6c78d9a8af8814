// The picture of a news item: what is none is not sent, and what fails is told beside it.
import { news } from '@aerie/contract/news'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { isActing } from '#lib/password-again.ts'
import { test } from '../../../test/page.tsx'
import type { ChosenImage } from './news-form.ts'
import { useImageUpload } from './use-image-upload.ts'

const onSent = vi.fn<(image: ChosenImage) => void>()
beforeEach(() => {
  onSent.mockReset()
})

const stored = (id: number) => ({ url: `/api/news-images/${id}.webp`, hash: '', width: 600, height: 400 })
const hook = () => useImageUpload(onSent)
const picture = (type: string, size = 4) =>
  Object.defineProperty(new File(['x'], 'lake.jpg', { type }), 'size', { value: size })

test.for([
  [picture('text/html'), 'Please select an image file.'],
  [picture('image/jpeg', 11 * 1_048_576), 'Please select an image smaller than 10MB.'],
] as const)('what cannot be taken is said before it is sent', async ([file, words], { run }) => {
  const { result } = run(hook, undefined)
  act(() => result.current.send([file]))
  await screen.findByText(words)
  expect([result.current.fault, result.current.share]).toEqual([words, null])
})

test('it is on its way, and then chosen under the name of its file', async ({ wire, run }) => {
  wire.answer(news.uploadImage, stored(1))
  const { result } = run(hook, undefined)
  act(() => result.current.send([picture('image/jpeg')]))
  expect(result.current.share).toBe(0.5)
  await expect.poll(() => onSent.mock.calls).toEqual([[{ url: '/api/news-images/1.webp', name: 'lake.jpg' }]])
  await expect.poll(() => result.current.share).toBeNull()
})

test('another one takes the place of one that is under way', async ({ wire, run }) => {
  const never = Promise.withResolvers<ReturnType<typeof stored>>()
  wire.answer(news.uploadImage, () => never.promise)
  const { result } = run(hook, undefined)
  await act(async () => result.current.send([picture('image/jpeg')]))
  wire.answer(news.uploadImage, stored(2))
  await act(async () => result.current.send([picture('image/png')]))
  await expect.poll(() => onSent.mock.calls).toHaveLength(1)
  never.resolve(stored(1))
  await expect.poll(isActing).toBe(false)
  expect(onSent.mock.calls.map(([{ url }]) => url)).toEqual(['/api/news-images/2.webp'])
  expect(result.current.share).toBeNull()
})

test('a refusal is said in the words of the server, and gone with the next try', async ({ wire, run }) => {
  wire.refuse(news.uploadImage, 'not_valid', 'This picture cannot be read.')
  const { result } = run(hook, undefined)
  act(() => result.current.send([picture('image/jpeg')]))
  await expect.poll(() => result.current.fault).toBe('This picture cannot be read.')
  wire.answer(news.uploadImage, stored(1))
  act(() => result.current.send([picture('image/jpeg')]))
  expect(result.current.fault).toBeUndefined()
  await expect.poll(() => onSent.mock.calls).toHaveLength(1)
})
