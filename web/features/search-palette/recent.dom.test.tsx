// What was opened lately: the newest first, a few, for each account by itself, and gone when it is forgotten.
import { beforeEach, expect, test } from 'vitest'
import { forgetRecent } from '#features/search/recent-key.ts'
import type { Row } from '#features/search/row.ts'
import { noteOpened, readRecent } from './recent.ts'

beforeEach(() => localStorage.clear())

const row = (id: number): Row => ({
  key: `news-${id}`,
  href: `/news/${id}`,
  picture: { sign: 'news' },
  title: `News ${id}`,
})
const titles = (memberId: number) => readRecent(memberId).map(({ title }) => title)

test('the newest eight stand there, each once, and no other account sees them', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 2]) noteOpened(7, row(id))
  expect(titles(7)).toEqual([2, 9, 8, 7, 6, 5, 4, 3].map((id) => `News ${id}`))
  expect(titles(8)).toEqual([])
})

test('what is done there is not kept, and all of it is forgotten at once', () => {
  noteOpened(7, { key: 'do-trip', picture: { icon: null }, title: 'Post a trip' })
  expect(titles(7)).toEqual([])
  noteOpened(7, row(1))
  forgetRecent(7)
  expect(localStorage.length).toBe(0)
})

test('what no version of ours has written is passed over', () => {
  localStorage.setItem(
    'aerie-search-recent-7',
    '[{"key":"x","href":"https://elsewhere.example","title":"x","picture":{}},3,null]',
  )
  expect(titles(7)).toEqual([])
  localStorage.setItem('aerie-search-recent-7', 'broken')
  expect(titles(7)).toEqual([])
})
