// The landing page: a word of the quotation opens the door, and strangers may ask to join where that is on.
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { press } from '../test/acting.ts'
import { SETTINGS } from '../test/cast.ts'
import { LandingPage } from './landing.tsx'

describe('the door', () => {
  test('is closed until the hidden word is pressed', async () => {
    render(<LandingPage settings={SETTINGS} />)
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('wings: Sign in')
    await screen.findByRole('dialog', { name: 'Authentication Required' })
    await press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is open for whoever was sent to sign in', async () => {
    history.replaceState(null, '', '/?signin=1')
    render(<LandingPage settings={SETTINGS} />)
    await screen.findByRole('dialog', { name: 'Authentication Required' })
  })
})

test.each([true, false])('strangers may ask: %s', (publicRegistration) => {
  render(<LandingPage settings={{ ...SETTINGS, publicRegistration }} />)
  expect(screen.queryByRole('link', { name: 'Ask to join' }) !== null).toBe(publicRegistration)
})
