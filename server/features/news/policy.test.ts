// Who may do what to a news item, by its state.
import { expect, test } from 'vitest'
import { changeLock, maySee, type NewsState, pinLock, rightsOf } from './policy.ts'

const DRAFT: NewsState = { isPublished: false, isPinned: false, follows: null, isPlanned: false }
const STATES: Record<string, NewsState> = {
  draft: DRAFT,
  planned: { ...DRAFT, isPlanned: true },
  published: { ...DRAFT, isPublished: true },
  pinned: { ...DRAFT, isPublished: true, isPinned: true },
  trip: { ...DRAFT, isPublished: true, follows: 'trip' },
}

test.each([
  ['member', 'draft', []],
  ['member', 'published', []],
  ['admin', 'draft', ['edit', 'publish', 'remove']],
  ['admin', 'planned', ['edit', 'publish', 'unpublish', 'remove']],
  ['admin', 'published', ['edit', 'unpublish', 'remove']],
  ['admin', 'trip', []],
  ['super_admin', 'published', ['edit', 'unpublish', 'remove', 'pin']],
  ['super_admin', 'pinned', ['edit', 'unpublish', 'remove', 'unpin']],
  ['super_admin', 'trip', ['pin']],
] as const)('%s, %s', (role, state, expected) => {
  const rights = rightsOf({ role }, STATES[state] ?? DRAFT)
  expect(Object.entries(rights).flatMap(([right, may]) => (may ? [right] : []))).toEqual(expected)
})

test('drafts are for officers, trips change with their traveller, and drafts are not pinned', () => {
  expect([maySee({ role: 'member' }, DRAFT), maySee({ role: 'admin' }, DRAFT)]).toEqual([false, true])
  expect(changeLock({ follows: 'trip' })).toContain('shared trip')
  expect(changeLock({ follows: null })).toBeNull()
  expect(pinLock({ isPublished: false })).toContain('Publish')
})
