// A full disk is told to super admins, who can do something about it, until there is room again.
import { health } from '@aerie/contract/health'
import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { signedIn } from '../test/cast.ts'
import { test } from '../test/page.tsx'
import { FullDiskNote } from './full-disk-note.tsx'

const NOTICE = /^The disk of the server is full:/
const SUPER_ADMIN = { user: signedIn({ can: { seeHealth: true } }) }

test('it is asked again every minute, and the notice goes with the fault', async ({ wire, show }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  wire.answer(health.check, { status: 'disk_full', auditLog: 'whole' })
  show(<FullDiskNote />, SUPER_ADMIN)
  await screen.findByText(NOTICE)
  wire.answer(health.check, { status: 'ok', auditLog: 'whole' })
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => screen.queryByText(NOTICE)).toBeNull()
  vi.advanceTimersByTime(600_000)
  expect(wire.asked(health.check)).toHaveLength(2)
})
