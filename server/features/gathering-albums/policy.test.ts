// Who may give a gathering its album.
import { expect, test } from 'vitest'
import { mayStart, mayUnlink, ownsAlbum } from './policy.ts'

test.each([
  [{ isHost: true, hasBegun: false, comes: true, isOff: false }, true],
  [{ isHost: false, hasBegun: false, comes: true, isOff: false }, false],
  [{ isHost: false, hasBegun: true, comes: true, isOff: false }, true],
  [{ isHost: false, hasBegun: true, comes: false, isOff: false }, false],
  [{ isHost: true, hasBegun: true, comes: true, isOff: true }, false],
])('%j', (state, may) => {
  expect(mayStart(state)).toBe(may)
})

test('an album is its creator’s and super admins’; hosts take it off their gathering too', () => {
  expect(ownsAlbum({ id: 1, role: 'member' }, { created_by: 1 })).toBe(true)
  expect(ownsAlbum({ id: 1, role: 'admin' }, { created_by: 2 })).toBe(false)
  expect(ownsAlbum({ id: 1, role: 'super_admin' }, { created_by: null })).toBe(true)
  expect([mayUnlink(true, false), mayUnlink(false, true), mayUnlink(false, false)]).toEqual([true, true, false])
})
