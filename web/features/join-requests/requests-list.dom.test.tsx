// Requests to join that wait: what an officer knows of each, and what he decides.
import { joinRequests, type Likely, type WaitingRequest } from '@aerie/contract/join-requests'
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
  voucherId: 9,
  words: null,
  askedAt: '2026-11-20T18:00:00.000Z',
  confirmedAt: '2026-11-20T18:40:00.000Z',
  version: 2,
  likely: [],
}
const RECORD: Likely = {
  id: 12,
  firstName: 'Augustus',
  lastName: 'Lindgren',
  pledgeClass: 24,
  email: null,
  city: 'Oslo',
  bigBrother: 'Oscar Lindqvist',
  addedAt: '2026-03-03T09:00:00.000Z',
  isImported: true,
  marks: { name: 'near', class: 'same', email: null, city: null },
  why: ['class', 'initial'],
  isLikely: true,
  standing: 'free',
}

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
  await screen.findByText('No requests waiting')
  await screen.findByText('Those who have not confirmed their address yet are counted below.')
})

test('a list in pages shows more until it is whole; who is chosen is opened, and the focus goes there', async ({
  wire,
  show,
}) => {
  wire.answerPages(joinRequests.list, [[AUGUST], [{ ...AUGUST, id: 6, firstName: 'Nils' }]])
  show(<RequestsList membersAt="/admin" />)
  await screen.findByRole('heading', { name: 'August Lindgren' })
  await press('Show more')
  await press(/^Nils Lindgren/)
  const heading = await screen.findByRole('heading', { name: 'Nils Lindgren' })
  expect(document.activeElement).toBe(heading)
  expect(screen.queryByRole('heading', { name: 'August Lindgren' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

describe('accepting', () => {
  test('takes him in as new, and the list is asked anew', async ({ wire, show }) => {
    answerRequests(wire, AUGUST)
    show(<RequestsList membersAt="/admin" />)
    expect((await screen.findByRole('link', { name: 'Ask him' })).getAttribute('href')).toBe('/profile/9')
    await press('Accept as new August Lindgren')
    await screen.findByText('He gets an invitation by mail.')
    await screen.findByText('No requests waiting')
    expect(wire.asked(joinRequests.accept)).toMatchObject([
      { params: { requestId: 5 }, body: { memberId: null, version: 2 } },
    ])
  })

  test('gives him the record that looks like him by the brass button, and none that has come in', async ({
    wire,
    show,
  }) => {
    const taken: Likely = {
      ...RECORD,
      id: 13,
      firstName: 'Gustav',
      why: ['last_name'],
      isLikely: false,
      standing: 'entered',
    }
    answerRequests(wire, { ...AUGUST, likely: [RECORD, taken] })
    show(<RequestsList membersAt="/admin" />)
    const records = await screen.findByRole('region', { name: 'Records that may be August Lindgren' })
    const cells = (label: string) =>
      within(within(records).getByRole('row', { name: new RegExp(`^${label} `) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cells('Name')).toEqual([
      'August Lindgren',
      'Augustus Lindgren, nearly the same',
      'Gustav Lindgren, nearly the same',
    ])
    expect(cells('Why')).toEqual(['', 'Same class, first name is shortened', 'Same last name'])
    expect(cells('Signed in')).toEqual(['never', 'never', 'yes'])
    within(records).getByText('Has come in already')
    const [give, asNew] = [/^This is he/, /^Accept as new/].map((name) => screen.getByRole('button', { name }))
    expect([give?.className, asNew?.className]).toEqual([
      expect.stringContaining('button-primary'),
      expect.stringContaining('button-secondary'),
    ])
    await press(/^This is he/)
    await screen.findByText('Request Accepted')
    expect(wire.asked(joinRequests.accept)).toMatchObject([{ body: { memberId: 12, version: 2 } }])
  })

  test('where nothing looks like him, brass is on Accept as new', async ({ wire, show }) => {
    answerRequests(wire, { ...AUGUST, likely: [{ ...RECORD, isLikely: false }] })
    show(<RequestsList membersAt="/admin" />)
    const asNew = await screen.findByRole('button', { name: /^Accept as new/ })
    expect(asNew.className).toContain('button-primary')
    expect(screen.getByRole('button', { name: /^This is he/ }).className).toContain('button-secondary')
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
    await screen.findByText('No requests waiting')
    expect(wire.asked(joinRequests.decline)).toMatchObject([{ params: { requestId: 5 }, body: { note } }])
  })
})
