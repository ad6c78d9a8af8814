// Leaving: until when it can be undone is said before, and how one stands in the lineage is one's own choice.
import { departures } from '@aerie/contract/departures'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, vi } from 'vitest'
import { choose, press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { LeaveButton } from './leave-button.tsx'

const DUE = { dueAt: '2026-12-20T12:00:00.000Z' }

let left: MockInstance<(address: string | URL) => void>
beforeEach(() => {
  left = vi.spyOn(location, 'assign').mockReturnValue()
})

/** Opens the question and answers it. */
async function leave(keptName?: string) {
  await press('Leave...')
  const question = await screen.findByRole('alertdialog', { name: 'Leave?' })
  if (keptName) await choose('Your name in the lineage', keptName)
  fireEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  return question
}

test('the day is said on which everything goes', async ({ show }) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z'), toFake: ['Date'] })
  show(<LeaveButton firstName="Callum" lastName="Reyes" />)
  await press('Leave...')
  await screen.findByText(/On 20 December 2026 it is deleted with your profile, trips and tags\. Sign in before then/)
})

test.for([
  [undefined, 'full'],
  ['Callum Reyes', 'full'],
  ['Callum R.', 'initial'],
  ['A brother', 'none'],
] as const)(
  'as “%s” he stands in the lineage, and is on the page of visitors',
  async ([label, keptName], { wire, show }) => {
    wire.answer(departures.ask, DUE)
    show(<LeaveButton firstName="Callum" lastName="Reyes" />)
    await leave(label)
    await expect.poll(() => left.mock.calls).toEqual([['/']])
    expect(wire.asked(departures.ask)).toMatchObject([{ body: { keptName } }])
  },
)

test('a last name that begins with a letter of two code units keeps it whole', async ({ show }) => {
  show(<LeaveButton firstName="Callum" lastName="𝒜lder" />)
  await press('Leave...')
  await choose('Your name in the lineage', 'Callum 𝒜.')
})

test('the last super admin stays, and is told why', async ({ wire, show }) => {
  wire.refuse(departures.ask, 'not_allowed', 'Make somebody else a super admin first.')
  show(<LeaveButton firstName="Callum" lastName="Reyes" />)
  const question = await leave()
  await screen.findByText('Make somebody else a super admin first.')
  expect(left).not.toHaveBeenCalled()
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
