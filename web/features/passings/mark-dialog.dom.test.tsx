// Marking a brother as passed as a super admin meets it: nobody else by mistake, and agreeing or taking it back on his page.
import { type Passing, type PassingState, passings } from '@aerie/contract/passings'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { memberSummary } from '#features/people/member-summary.fixture.ts'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { PassingNote } from './passing-note.tsx'

const conrad = memberSummary({ id: 3, firstName: 'Conrad', familiar: null, lastName: 'Mayhew' })
const STATE: PassingState = {
  brother: { id: 3, firstName: 'Conrad', lastName: 'Mayhew', profileImageUrl: null, profileImageHash: null },
  passing: null,
  lockedBecause: null,
  means: ['He holds Treasurer: his term ends, and the roll keeps it.'],
}
const WAITING: Passing = {
  bornOn: null,
  diedOn: '19 Nov 2026',
  words: null,
  source: 'His sister rang.',
  markedAt: '2026-11-20T10:00:00Z',
  markedBy: { id: 1, firstName: 'Marcus', lastName: 'Oyelaran' },
  agreedBy: null,
  shownSince: null,
  showsAt: null,
  undoUntil: '2026-12-20T10:00:00Z',
  can: { agree: true, undo: true, change: true },
}

test('asks from whom the news is and for his last name, and marks nobody before', async ({ wire, show }) => {
  wire.answer(passings.show, STATE)
  wire.answer(passings.mark, { ...STATE, passing: WAITING })
  show(<MarkDialog open member={conrad} onClose={() => {}} />)
  await screen.findByText('He holds Treasurer', { exact: false })
  await press('Mark Conrad Mayhew as passed')
  await screen.findByText('Write from whom the news is')
  await typeInto('From whom the news is', 'His sister rang.')
  await typeInto('Type his last name: Mayhew', 'Mayfield')
  await press('Mark Conrad Mayhew as passed')
  await screen.findByText('Type his last name as it stands here', { exact: false })
  expect(wire.asked(passings.mark)).toEqual([])
  await typeInto('Type his last name: Mayhew', 'mayhew')
  await press('Mark Conrad Mayhew as passed')
  await expect
    .poll(() => wire.asked(passings.mark))
    .toMatchObject([{ params: { memberId: 3 }, body: { source: 'His sister rang.' } }])
})

test('his page says that it waits, and another super admin agrees once he is sure', async ({ wire, show }) => {
  wire.answer(passings.show, { ...STATE, passing: WAITING })
  wire.answer(passings.agree, STATE)
  show(<PassingNote memberId={3} name="Conrad Mayhew" />)
  await screen.findByText('It waits for you', { exact: false })
  await press('Agree')
  expect(wire.asked(passings.agree)).toEqual([])
  await press('Yes, I agree')
  await expect.poll(() => wire.asked(passings.agree)).toHaveLength(1)
})

test('a mistake is taken back', async ({ wire, show }) => {
  wire.answer(passings.show, { ...STATE, passing: WAITING })
  wire.answer(passings.undo, STATE)
  show(<PassingNote memberId={3} name="Conrad Mayhew" />)
  await screen.findByText('His sister rang.', { exact: false })
  await press('This is a mistake')
  await press('Take it back')
  await expect.poll(() => wire.asked(passings.undo)).toHaveLength(1)
})
