// Photo moderation is for whom the server says may moderate, whatever his role is called.
import { moderation } from '@aerie/contract/moderation'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { signedIn } from '../test/cast.ts'
import { test } from '../test/page.tsx'
import { PhotoModerationPage } from './photo-moderation.tsx'

test('who may not moderate asks nothing of the server', async ({ wire, show }) => {
  wire.answer(moderation.flagged, [])
  show(<PhotoModerationPage />, { user: signedIn({ role: 'admin' }) })
  await screen.findByText('Super admin access required for photo moderation.')
  expect(wire.asked(moderation.flagged)).toEqual([])
})

test('who may sees what waits', async ({ wire, show }) => {
  wire.answer(moderation.flagged, [])
  show(<PhotoModerationPage />, { user: signedIn({ can: { moderatePhotos: true } }) })
  await screen.findByText('Nothing waits')
})
