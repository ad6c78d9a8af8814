// Reacting shows at once wherever the item stands, and is taken back where it was refused.
import { type ActivityItem, feed } from '@aerie/contract/feed'
import type { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '../../../test/page.tsx'
import { feedQuery, latestActivityQuery } from '../queries.ts'
import { useReact } from './use-react.ts'

const ITEM: ActivityItem = {
  id: 31,
  type: 'location',
  description: 'moved to Lisbon, Portugal',
  memberId: 7,
  memberFirstName: 'Rook',
  memberLastName: 'Ellis',
  memberProfileImage: null,
  createdAt: '2026-11-20T18:40:00.000Z',
  reactions: { '🦅': 2 },
  myReactions: [],
}

/** On the dashboard and in the feed. */
function know(cache: QueryClient) {
  const entry = { kind: 'activity' as const, at: ITEM.createdAt, activity: ITEM }
  cache.setQueryData(latestActivityQuery.queryKey, [ITEM])
  cache.setQueryData(feedQuery({}).queryKey, { pages: [{ items: [entry], next: undefined }], pageParams: [undefined] })
}

function shown(cache: QueryClient) {
  const [onDashboard] = cache.getQueryData(latestActivityQuery.queryKey) ?? []
  const [inFeed] = cache.getQueryData(feedQuery({}).queryKey)?.pages[0]?.items ?? []
  return [onDashboard?.reactions, inFeed?.kind === 'activity' && inFeed.activity.reactions]
}

test('it stands in both places before there is an answer, and as the server has counted after it', async ({
  wire,
  run,
}) => {
  const answer = Promise.withResolvers<Pick<ActivityItem, 'reactions' | 'myReactions'>>()
  wire.answer(feed.react, () => answer.promise)
  const { cache, result } = run(useReact, { kind: 'activity' as const, ...ITEM })
  know(cache)
  act(() => result.current('🦅'))
  await expect.poll(() => shown(cache)).toEqual([{ '🦅': 3 }, { '🦅': 3 }])
  answer.resolve({ reactions: { '🦅': 5 }, myReactions: ['🦅'] })
  await expect.poll(() => shown(cache)).toEqual([{ '🦅': 5 }, { '🦅': 5 }])
  expect(wire.asked(feed.react)).toMatchObject([{ params: { activityId: 31 }, body: { emoji: '🦅', isOn: true } }])
})

test('a refusal takes it back in both places, and says so', async ({ wire, run }) => {
  wire.refuse(feed.react, 'not_found', 'Activity not found')
  const { cache, result } = run(useReact, { kind: 'activity' as const, ...ITEM })
  know(cache)
  act(() => result.current('🦅'))
  await screen.findByText('Failed to add reaction.')
  expect(shown(cache)).toEqual([{ '🦅': 2 }, { '🦅': 2 }])
})

test('the one he gave already is asked to be taken back', async ({ wire, run }) => {
  wire.answer(feed.react, { reactions: {}, myReactions: [] })
  const { result } = run(useReact, { kind: 'activity' as const, ...ITEM, myReactions: ['🦅'] })
  act(() => result.current('🦅'))
  await expect.poll(() => wire.asked(feed.react)).toMatchObject([{ body: { emoji: '🦅', isOn: false } }])
})
