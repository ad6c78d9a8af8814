// A query on the page that fails and is asked again: the button stays until there is an answer.
import { stats } from '@aerie/contract/stats'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { endpointQuery } from '#lib/api.ts'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { QueryState } from './query-state.tsx'

const STATS = { totalMembers: 24, activeMembers: 20, admins: 4, superAdmins: 2, verified: 0, yearsOfHistory: 80 }

const Count = () => (
  <QueryState query={useQuery(endpointQuery(stats.show))} skeleton="Loading" failure="The count could not be loaded">
    {({ totalMembers }) => `There are ${totalMembers}`}
  </QueryState>
)

test('trying again keeps the button under its press, pending, and takes no second one', async ({ wire, show }) => {
  wire.refuse(stats.show, 'unavailable', 'The database is resting.')
  show(<Count />)
  await screen.findByText('The database is resting.')
  const answer = Promise.withResolvers<typeof STATS>()
  wire.answer(stats.show, () => answer.promise)
  await press('Try again')
  await press('Try again')
  const button = screen.getByRole('button', { name: 'Try again' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(wire.asked(stats.show)).toHaveLength(2)
  answer.resolve(STATS)
  await screen.findByText('There are 24')
})

test('failing again says why this time', async ({ wire, show }) => {
  wire.refuse(stats.show, 'unavailable', 'The database is resting.')
  show(<Count />)
  await screen.findByText('The database is resting.')
  wire.refuse(stats.show, 'not_allowed', 'That is for officers.')
  await press('Try again')
  await screen.findByText('That is for officers.')
})
