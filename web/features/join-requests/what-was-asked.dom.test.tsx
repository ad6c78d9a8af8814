// Whoever confirms a request sees all of it first.
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '../../test/page.tsx'
import { WhatWasAsked } from './what-was-asked.tsx'

test('what was written is shown, and what was left out is not', ({ show }) => {
  const asked = {
    firstName: 'Mallory',
    lastName: 'Evil',
    pledgeClass: 3,
    city: null,
    voucher: 'The President',
    words: null,
  }
  show(<WhatWasAsked asked={asked} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Mallory Evil',
    '3rd Class',
    'The President',
  ])
})
