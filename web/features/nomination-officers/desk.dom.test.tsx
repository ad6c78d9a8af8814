// The desk of nominations: what officers are asked before they refuse, close and confirm.
import type { NominationsForOfficers, Nominee } from '@aerie/contract/nomination-views'
import { nominations } from '@aerie/contract/nominations'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect } from 'vitest'
import { ELECTION, HARPREET, TEDDY } from '#features/nominations/nominations.fixture.ts'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { Desk } from './desk.tsx'
import type { DeskAct } from './desk-dialogs.tsx'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const NOMINEE: Nominee = {
  ...{
    id: 40,
    positionId: 3,
    member: TEDDY,
    className: 33,
    isOfItsClasses: true,
    state: 'asked',
    statement: null,
    photo: null,
    declineWord: null,
  },
  ...{ isNamedByHimself: false, namings: [{ by: HARPREET, sentence: 'He stays.', at: '2026-11-18T12:00:00.000Z' }] },
  ...{ refusal: null, can: { refuse: true, decide: false } },
}
const LIST: NominationsForOfficers = {
  ...{ electionId: 7, until: '2026-11-30T21:00:00.000Z', closedAt: null, nominees: [NOMINEE], unanswered: 1 },
  positions: [
    { id: 3, title: 'Alumni chair', isYours: false, standing: 0, asked: 1 },
    { id: 4, title: 'Treasurer', isYours: true, standing: 1, asked: 0 },
  ],
  ...{ remindedAt: null, takenOut: [], confirmations: [], neededConfirmations: 2, isConfirmed: false, openAppeals: 0 },
  mayAppeal: { brothers: 0, until: null },
  can: { close: true, changeDates: true, remind: true, reopen: false, confirm: false },
  serverNow: '2026-11-20T12:00:00.000Z',
}

function Shown({ list, act }: { list: NominationsForOfficers; act?: DeskAct }) {
  const [asked, setAsked] = useState(act)
  return <Desk election={ELECTION} list={list} now={NOW} asked={asked} onAsk={setAsked} />
}

test('a refusal needs a reason', async ({ wire, show }) => {
  wire.answer(nominations.refuse, LIST)
  show(<Shown list={LIST} />)
  expect(screen.getByText('Harpreet Gill, 18 November')).toBeDefined()
  fireEvent.keyDown(screen.getByRole('button', { name: 'More about Teddy Vance' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Refuse' }))
  await press('Refuse')
  await screen.findByText('Reason is required')
  await typeInto('Reason', 'He is not in good standing.')
  await press('Refuse')
  await screen.findByText('He is told, with your reason, and has two days to appeal.')
  expect(wire.asked(nominations.refuse).map(({ body }) => body)).toEqual([{ reason: 'He is not in good standing.' }])
})

test('closing says whom it leaves out, and asks first', async ({ wire, show }) => {
  wire.answer(nominations.close, { ...LIST, closedAt: LIST.serverNow })
  show(<Shown list={LIST} act="close" />)
  const asked = within(await screen.findByRole('alertdialog'))
  expect(asked.getByText(/1 brother without an answer will not stand\. Alumni chair: nobody stands/)).toBeDefined()
  expect(wire.asked(nominations.close)).toEqual([])
  fireEvent.click(asked.getByRole('button', { name: 'Close now' }))
  await screen.findByText('Nominations Closed')
})

test('who stands himself is shown no tools for his position', ({ show }) => {
  show(<Shown list={LIST} />)
  expect(screen.getByText(/You stand for it or are asked to/)).toBeDefined()
})

test('after the close the list says who has confirmed it, and offers to open again what was empty', async ({
  show,
}) => {
  const closed = {
    ...LIST,
    closedAt: LIST.serverNow,
    takenOut: ['Rush chair'],
    confirmations: [{ by: HARPREET, at: LIST.serverNow }],
    can: { close: false, changeDates: true, remind: false, reopen: true, confirm: true },
  }
  show(<Shown list={closed} />)
  expect(screen.getByText(/Confirmed by Harpreet Gill/)).toBeDefined()
  await press('Open again')
  await screen.findByText(/For Rush chair, for which nobody stood/)
})

test('while who was refused may appeal, the list says until when it cannot be confirmed', ({ show }) => {
  const mayAppeal = { brothers: 1, until: '2026-12-02T21:00:00.000Z' }
  show(<Shown list={{ ...LIST, closedAt: LIST.serverNow, mayAppeal }} />)
  expect(
    screen.getByText(/It cannot be confirmed before 2 December.*1 brother who was refused may appeal/),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Confirm the list' })).toBeNull()
})

test('of the dates those are sent that were changed; once the list is closed its own is not offered', async ({
  wire,
  show,
}) => {
  wire.answer(nominations.changeDates, LIST)
  const { leave } = show(<Shown list={LIST} act="dates" />)
  await screen.findByRole('dialog', { name: 'Change dates' })
  expect(screen.getAllByLabelText('Day')).toHaveLength(3)
  fireEvent.change(screen.getAllByLabelText('Day')[2] as HTMLElement, { target: { value: '2026-12-20' } })
  await press('Save')
  await screen.findByText('Dates Changed')
  expect(wire.asked(nominations.changeDates).map(({ body }) => body)).toEqual([
    { endDate: expect.stringContaining('2026-12-20') },
  ])
  leave()
  show(<Shown list={{ ...LIST, closedAt: LIST.serverNow }} act="dates" />)
  await screen.findByText(/dates of the vote alone/)
  expect(screen.getAllByLabelText('Day')).toHaveLength(2)
})
