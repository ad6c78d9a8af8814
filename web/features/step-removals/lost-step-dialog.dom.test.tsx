// None of these works, as its reader meets it: what happens, asking, what is typed, and what is over.
import type { RemovalState } from '@aerie/contract/step-removals'
import { stepRemovals } from '@aerie/contract/step-removals'
import { render, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { LostStepDialog } from './lost-step-dialog.tsx'

const TWO: RemovalState = { rule: { officers: 2, waitDays: 1 }, removal: null, hasEmail: true }
const ASKED = {
  device: 'Firefox on Windows',
  askedAt: '2027-03-05T14:20:00Z',
  expiresAt: '2027-03-19T14:20:00Z',
  dueAt: null,
}

function show() {
  const [onBack, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const page = (open: boolean) => (
    <>
      <LostStepDialog open={open} onBack={onBack} onClose={onClose} />
      <Toaster />
    </>
  )
  const { rerender } = render(page(true))
  return { onBack, onClose, turn: (open: boolean) => rerender(page(open)) }
}

test('says what will happen, takes a word along, and then that the officers are asked', async ({ wire }) => {
  wire.answer(stepRemovals.pending, TWO)
  wire.answer(stepRemovals.ask, { ...TWO, removal: ASKED })
  show()
  await screen.findByText(
    'Two officers can open your account for a new start. It takes a day, and you get a mail at once.',
  )
  await typeInto('A word to the officers', ' Ring me at home. ')
  await press('Ask the officers')
  await screen.findByRole('heading', { name: 'The officers are asked' })
  expect(wire.asked(stepRemovals.ask)).toMatchObject([{ body: { words: 'Ring me at home.' } }])
  screen.getByText(/with Firefox on Windows\. Officers have until/)
})

test('what was typed stays over a look at the digits, and a request that is open says how far it is', async ({
  wire,
}) => {
  wire.answer(stepRemovals.pending, TWO)
  const { turn, onBack } = show()
  await typeInto('A word to the officers', 'Ring me')
  await press('Back to the sign-in')
  expect(onBack).toHaveBeenCalledTimes(1)
  turn(false)
  turn(true)
  expect((await screen.findByLabelText<HTMLTextAreaElement>('A word to the officers')).value).toBe('Ring me')
  turn(false)
  wire.answer(stepRemovals.pending, { ...TWO, removal: { ...ASKED, dueAt: '2027-03-07T09:00:00Z' } })
  turn(true)
  await screen.findByText(/Officers have agreed\. Your second step comes off 7 March 2027/)
})

test('a house with one super admin, and one where nobody can help', async ({ wire }) => {
  wire.answer(stepRemovals.pending, { ...TWO, rule: { officers: 1, waitDays: 3 }, hasEmail: false })
  const { turn } = show()
  await screen.findByText('A super admin can open your account for a new start. It takes three days.')
  turn(false)
  wire.answer(stepRemovals.pending, { ...TWO, rule: null })
  turn(true)
  await screen.findByText(/No officer can help you here/)
  expect(screen.queryByRole('button', { name: 'Ask the officers' })).toBeNull()
})

test('once the sign-in is over it goes back to the password; what failed can be tried again', async ({ wire }) => {
  wire.refuse(stepRemovals.pending, 'conflict', 'Something broke here.')
  const { onClose } = show()
  await screen.findByText('Something broke here.')
  wire.refuse(stepRemovals.pending, 'gone', 'This sign-in is over. Please begin again with your password.')
  await press('Try again')
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
})
