// Requests to join that wait: what an officer knows of each, and what he decides.
import { joinRequests, type WaitingRequest } from '@aerie/contract/join-requests'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import type { Wire } from '../../test/wire.ts'
import { RequestsList } from './requests-list.tsx'

const AUGUST: WaitingRequest = {
  id: 5,
  firstName: 'August',
  lastName: 'Lindgren',
  email: 'august@post.example',
  pledgeClass: 24,
  city: null,
  voucher: 'Oscar Lindqvist',
  words: null,
  askedAt: '2026-11-20T18:00:00.000Z',
  confirmedAt: '2026-11-20T18:40:00.000Z',
  version: 2,
  likely: [],
}
const RECORD = { id: 12, firstName: 'Augustus', lastName: 'Lindgren', pledgeClass: 24, city: 'Oslo' }

function answerRequests(wire: Wire, request: WaitingRequest) {
  const waiting = [request]
  const decide = (message: string) => () => {
    waiting.pop()
    return { message }
  }
  wire.answer(joinRequests.list, () => waiting)
  wire.answer(joinRequests.accept, decide('He gets an invitation by mail.'))
  wire.answer(joinRequests.decline, decide('It is kept for a year.'))
}

test('that none waits is said, with what is not shown', async ({ wire, show }) => {
  wire.answer(joinRequests.list, [])
  show(<RequestsList membersAt="/admin" />)
  await screen.findByText('No request waits')
  await screen.findByText('Those who have not confirmed their address yet are not shown.')
})

test('a list in pages shows more until it is whole', async ({ wire, show }) => {
  wire.answerPages(joinRequests.list, [[AUGUST], [{ ...AUGUST, id: 6, firstName: 'Nils' }]])
  show(<RequestsList membersAt="/admin" />)
  await press('Show more')
  await screen.findByRole('heading', { name: 'Nils Lindgren' })
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

describe('accepting', () => {
  test('takes him in as new, and the list is asked anew', async ({ wire, show }) => {
    answerRequests(wire, AUGUST)
    show(<RequestsList membersAt="/admin" />)
    await screen.findByText('Oscar Lindqvist vouches for him, as he says.')
    await press('Accept as new August Lindgren')
    await screen.findByText('He gets an invitation by mail.')
    await screen.findByText('No request waits')
    expect(wire.asked(joinRequests.accept)).toMatchObject([
      { params: { requestId: 5 }, body: { memberId: null, version: 2 } },
    ])
  })

  test('gives him a record that nobody has come in by, and no other', async ({ wire, show }) => {
    const taken = { ...RECORD, id: 13, firstName: 'Gustav', same: [], isFree: false }
    answerRequests(wire, { ...AUGUST, likely: [{ ...RECORD, same: ['class', 'city'], isFree: true }, taken] })
    show(<RequestsList membersAt="/admin" />)
    const records = await screen.findByRole('region', { name: 'Records that may be August Lindgren' })
    const [free, other] = within(records).getAllByRole('listitem')
    expect(free?.textContent).toMatch(/same class.*same city/)
    expect(other?.textContent).toMatch(/same last name.*has come in already/)
    await press('This is he')
    await screen.findByText('Request Accepted')
    expect(wire.asked(joinRequests.accept)).toMatchObject([{ body: { memberId: 12, version: 2 } }])
  })

  test('that another officer was quicker is said, and the request stays until it is asked anew', async ({
    wire,
    show,
  }) => {
    answerRequests(wire, AUGUST)
    wire.refuse(joinRequests.accept, 'conflict', 'It has been decided already.')
    show(<RequestsList membersAt="/admin" />)
    await press('Accept as new August Lindgren')
    await screen.findByText('It has been decided already.')
    expect(screen.getByRole('heading', { name: 'August Lindgren' })).toBeDefined()
  })
})

describe('declining', () => {
  test.for([
    ['Not known to anybody ', 'Not known to anybody'],
    ['   ', null],
  ] as const)('keeps the note “%s” as %s', async ([typed, note], { wire, show }) => {
    answerRequests(wire, AUGUST)
    show(<RequestsList membersAt="/admin" />)
    await press('Decline August Lindgren')
    const dialog = await screen.findByRole('alertdialog', { name: 'Decline this request?' })
    await typeInto('Note for the officers', typed)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
    await screen.findByText('Request Declined')
    await screen.findByText('No request waits')
    expect(wire.asked(joinRequests.decline)).toMatchObject([{ params: { requestId: 5 }, body: { note } }])
  })
})
