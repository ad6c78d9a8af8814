// How many we are: each figure has its place before it is here, and none is made up.
import { stats } from '@aerie/contract/stats'
import { screen } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { AdminStats } from './admin-stats.tsx'
import { BrotherhoodCard } from './brotherhood-card.tsx'

const STATS = { totalMembers: 1234, activeMembers: 1100, admins: 4, superAdmins: 2, verified: 0, yearsOfHistory: 80 }

const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

describe('the brotherhood', () => {
  test('keeps the place of each figure until it is here', async ({ wire, show }) => {
    const answer = Promise.withResolvers<typeof STATS>()
    wire.answer(stats.show, () => answer.promise)
    show(<BrotherhoodCard />)
    expect(figures()).toEqual(['–', '–', '–'])
    answer.resolve(STATS)
    await screen.findByText('1,234')
    expect(figures()).toEqual(['1,234', '1,100', '0'])
  })

  test('says that they could not be loaded, and asks again', async ({ wire, show }) => {
    wire.refuse(stats.show, 'unavailable', 'The database is resting.')
    show(<BrotherhoodCard />)
    await screen.findByText('The figures could not be loaded')
    wire.answer(stats.show, STATS)
    await press('Try again')
    await screen.findByText('1,234')
  })
})

test('officers see who has which role', async ({ wire, show }) => {
  wire.answer(stats.show, STATS)
  show(<AdminStats />)
  await screen.findByText('1,234')
  expect(figures()).toEqual(['1,234', '1,100', '4', '2', '0'])
})
