// A draft is kept on the server one call after the other, each on the version that the one before has left.
import { type ManagedNews, news } from '@aerie/contract/news'
import { act } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '../../../test/page.tsx'
import { useDraft } from './use-draft.ts'

const DRAFT: ManagedNews = {
  id: 9,
  title: 'Lake',
  excerpt: '',
  link: null,
  imageUrl: null,
  imageAlt: null,
  imageSize: null,
  imageHash: null,
  tags: [],
  isPinned: false,
  publishedAt: null,
  author: null,
  follows: null,
  body: 'To the lake.',
  format: 'markdown',
  isPublished: false,
  publishAt: null,
  createdAt: '2026-11-20T18:40:00.000Z',
  editedAt: '2026-11-20T18:40:00.000Z',
  editedBy: null,
  version: 1,
  can: { edit: true, publish: true, unpublish: false, remove: true, pin: false, unpin: false },
}
const payload = (title: string) => ({ title, body: 'To the lake.', imageUrl: '', imageAlt: null, link: '', tags: [] })

test('what has never been there is created once, and then saved on what came back', async ({ wire, run }) => {
  wire.answer(news.create, DRAFT)
  wire.answer(news.save, { ...DRAFT, version: 2 })
  const { result } = run(useDraft, undefined)
  await act(() => Promise.all([result.current.save(payload('Lake')), result.current.save(payload('Lakes'))]))
  expect(wire.asked(news.create)).toHaveLength(1)
  expect(wire.asked(news.save)).toMatchObject([{ params: { newsId: 9 }, body: { title: 'Lakes', version: 1 } }])
  expect(result.current).toMatchObject({ isSaving: false, isGone: false, item: { version: 2 } })
})

test('a refused save hinders neither the next nor what was there', async ({ wire, run }) => {
  wire.refuse(news.save, 'conflict', 'Rook Ellis saved it since.')
  const { result } = run(useDraft, DRAFT)
  await act(() => expect(result.current.save(payload('Lakes'))).rejects.toThrow('Rook Ellis saved it since.'))
  expect(result.current).toMatchObject({ isSaving: false, isGone: false, item: { version: 1 } })
  wire.answer(news.save, { ...DRAFT, version: 2 })
  await act(() => result.current.save(payload('Lakes')))
  expect(result.current.item?.version).toBe(2)
})

test('over what another has saved it is saved on his version', async ({ wire, run }) => {
  wire.answer(news.show, { ...DRAFT, version: 7, earlier: null, later: null, reactions: {}, myReactions: [] })
  wire.answer(news.save, { ...DRAFT, version: 8 })
  const { result } = run(useDraft, DRAFT)
  await act(() => result.current.saveOver(payload('Lakes')))
  expect(wire.asked(news.save)).toMatchObject([{ body: { version: 7 } }])
})

test('what another has deleted is gone, and what was typed is created anew', async ({ wire, run }) => {
  wire.refuse(news.save, 'not_found', 'News not found')
  wire.answer(news.create, { ...DRAFT, id: 10 })
  const { result } = run(useDraft, DRAFT)
  await act(() => expect(result.current.save(payload('Lakes'))).rejects.toThrow('News not found'))
  expect(result.current).toMatchObject({ isGone: true, item: undefined })
  await act(() => result.current.save(payload('Lakes')))
  expect(result.current).toMatchObject({ isGone: false, item: { id: 10 } })
})
