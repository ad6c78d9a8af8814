// Who asks a poll is told what live counts tell in a small vote, and can keep them back until the close.
import { polls } from '@aerie/contract/polls'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { press, typeInto } from '../../../test/acting.ts'
import { test } from '../../../test/page.tsx'
import { CreatePollDialog } from './poll-dialog.tsx'

beforeEach(() => sessionStorage.clear())

const IN_TWO_DAYS = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const OFFER = 'Show them after the close'
const dialog = (eligible: number | undefined) => <CreatePollDialog open eligible={eligible} onClose={() => {}} />
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Show the results only after the close/ })

async function fillIn() {
  await typeInto('Title', 'Paint the shutters?')
  await typeInto('Option 1', 'Green')
  await typeInto('Option 2', 'Black')
  await typeInto('Day', IN_TWO_DAYS)
}

test('in a small vote the offer is taken up with one press, and goes where the choice is', async ({ wire, show }) => {
  wire.refuse(polls.create, 'conflict', 'There is no room for another.')
  show(dialog(60))
  await fillIn()
  expect(box().checked).toBe(false)
  screen.getByText(/^Only 60 may vote\. In a small vote, whoever sees the counts before and after/)
  await press(OFFER)
  expect(box().checked).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(box()))
  expect(screen.queryByText(/^Only 60 may vote/)).toBeNull()
  await press('Create Poll')
  await screen.findByText('There is no room for another.')
  expect(wire.asked(polls.create)).toMatchObject([{ body: { resultsVisibility: 'after_close' } }])
})

test('whoever leaves it as it is asks as before, and the hint says the same of any vote', async ({ wire, show }) => {
  wire.refuse(polls.create, 'conflict', 'There is no room for another.')
  show(dialog(60))
  await fillIn()
  await press('Create Poll')
  await screen.findByText('There is no room for another.')
  expect(wire.asked(polls.create)).toMatchObject([{ body: { resultsVisibility: 'after_vote' } }])
  screen.getByText(/and where few vote, what the next one chose\.$/)
})

test.for([undefined, 0, 100, 451])('where %s may vote there is no offer of its own', (eligible, { show }) => {
  show(dialog(eligible))
  expect(box().checked).toBe(false)
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('with so few that a unanimous result gives them away, their number is said once', ({ show }) => {
  show(dialog(4))
  expect(screen.getAllByText(/Only 4 may vote/)).toHaveLength(1)
  screen.getByText(/^In a small vote, whoever sees the counts/)
})
