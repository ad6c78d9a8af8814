// Brothers of whom a roster says that they have died, as a super admin meets them: chosen and marked together, and agreed to together.
import type { MarkedDeath } from '@aerie/contract/roster-values'
import { rosters } from '@aerie/contract/rosters'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { DeathsCard } from './deaths-card.tsx'

const death = (id: number, lastName: string) => ({
  member: { id, firstName: 'Edmund', lastName, profileImageUrl: null, profileImageHash: null },
  pledgeClass: null,
  class: null,
  word: 'Status: Deceased',
  fileName: 'alumni.csv',
})
const marked = (id: number, lastName: string): MarkedDeath => ({
  ...death(id, lastName),
  importId: 7,
  markedBy: { id: 1, firstName: 'Marcus', lastName: 'Oyelaran' },
  mayAgree: true,
})

test('those who are chosen are marked once he is sure, and nobody before', async ({ wire, show }) => {
  wire.answer(rosters.markedDeaths, [])
  wire.answer(rosters.deaths, [death(3, 'Hale'), death(4, 'Okoro'), death(5, 'Voss')])
  wire.answer(rosters.markDeaths, { done: 2 })
  show(<DeathsCard />)
  await screen.findByText('Mark all as passed')
  for (const name of ['Hale', 'Voss']) fireEvent.click(await screen.findByLabelText(`Choose Edmund ${name}`))
  await press('Mark 2 brothers as passed')
  expect(wire.asked(rosters.markDeaths)).toEqual([])
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark 2 brothers as passed' }))
  await expect.poll(() => wire.asked(rosters.markDeaths)).toMatchObject([{ body: { memberIds: [3, 5] } }])
})

test('another agrees to all of an import at once', async ({ wire, show }) => {
  wire.answer(rosters.deaths, [])
  wire.answer(rosters.markedDeaths, [marked(3, 'Hale'), marked(4, 'Okoro')])
  wire.answer(rosters.agreeDeaths, { done: 2 })
  show(<DeathsCard />)
  await press('Agree to all')
  expect(wire.asked(rosters.agreeDeaths)).toEqual([])
  await press('Yes, I agree')
  await expect.poll(() => wire.asked(rosters.agreeDeaths)).toMatchObject([{ body: { memberIds: [3, 4] } }])
})
