// What a member has seen of the feed is noted when he sees it: not before it is known what is new, nor in a hidden page.
import { feed } from '@aerie/contract/feed'
import { act } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { test } from '../../../test/page.tsx'
import { useVisit } from './use-visit.ts'

const [OLD, NEW, NEWER] = ['2026-11-18T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-20T12:05:00.000Z'] as const
const VISIT = { lastVisit: OLD, newCount: 3 }

test('it is noted after the answer by which the line is drawn, and that stays drawn', async ({ wire, run }) => {
  const answer = Promise.withResolvers<typeof VISIT>()
  wire.answer(feed.visit, () => answer.promise)
  wire.answer(feed.see, VISIT)
  const { result } = run(useVisit, NEW)
  expect(wire.asked(feed.see)).toEqual([])
  answer.resolve(VISIT)
  await expect.poll(() => wire.asked(feed.see)).toMatchObject([{ body: { at: NEW } }])
  expect(result.current).toEqual(VISIT)
})

test('what comes while he looks is noted once, as he turns away, and nothing while the page has none', async ({
  wire,
  run,
}) => {
  wire.answer(feed.visit, VISIT)
  wire.answer(feed.see, VISIT)
  const { result, again } = run(useVisit, undefined)
  await expect.poll(() => result.current).toEqual(VISIT)
  again(NEW)
  again(OLD)
  again(NEW)
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
  again(NEWER)
  await expect.poll(() => wire.asked(feed.see)).toMatchObject([{ body: { at: NEW } }])
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(wire.asked(feed.see)).toMatchObject([{ body: { at: NEW } }, { body: { at: NEWER } }])
  hidden.mockReturnValue(false)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(wire.asked(feed.see)).toHaveLength(2)
  later.mockRestore()
})

test('a hidden page notes nothing until it is seen', async ({ wire, run }) => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  wire.answer(feed.visit, VISIT)
  wire.answer(feed.see, VISIT)
  const { result } = run(useVisit, NEW)
  await expect.poll(() => result.current).toEqual(VISIT)
  expect(wire.asked(feed.see)).toEqual([])
  hidden.mockReturnValue(false)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(wire.asked(feed.see)).toHaveLength(1)
})
