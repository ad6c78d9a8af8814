// Decided requests: by whom and how, and only a declined one can wait again.
import { type DecidedRequest, joinRequests } from '@aerie/contract/join-requests'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { DecidedRequests } from './decided-requests.tsx'
import { RequestsLink } from './requests-link.tsx'

const DECLINED: DecidedRequest = {
  id: 5,
  name: 'August Lindgren',
  email: 'august@post.example',
  outcome: 'declined',
  decidedAt: '2026-11-20T18:40:00.000Z',
  decidedBy: 'Rook Ellis',
  note: 'Not known to anybody',
}

test('a declined one waits again, and leaves the list', async ({ wire, show }) => {
  const decided = [DECLINED]
  wire.answer(joinRequests.decided, () => decided)
  wire.answer(joinRequests.reopen, () => {
    decided.pop()
    return { message: 'August Lindgren is open again.' }
  })
  show(<DecidedRequests />)
  await screen.findByText(/^Declined by Rook Ellis, /)
  await screen.findByText('Not known to anybody')
  await press(/^Reopen/)
  await screen.findByText('August Lindgren is open again.')
  await screen.findByText('Nothing has been decided yet')
  expect(wire.asked(joinRequests.reopen)).toMatchObject([{ params: { requestId: 5 } }])
})

test('an accepted one stays as it was decided', async ({ wire, show }) => {
  wire.answer(joinRequests.decided, [
    { ...DECLINED, outcome: 'accepted', decidedBy: null, note: null },
    { ...DECLINED, id: 6, outcome: 'claimed' },
  ])
  show(<DecidedRequests />)
  await screen.findByText(/^Accepted as new, /)
  await screen.findByText(/^Matched to his record by Rook Ellis, /)
  expect(screen.queryByRole('button')).toBeNull()
})

test.for([
  { publicRegistration: false, waiting: 0, isThere: false },
  { publicRegistration: false, waiting: 1, isThere: true },
  { publicRegistration: true, waiting: 0, isThere: true },
])('the way to the requests: %o', async ({ publicRegistration, waiting, isThere }, { wire, show }) => {
  wire.answer(joinRequests.count, { waiting })
  const { cache } = show(<RequestsLink to="/admin?show=requests" />, { settings: { publicRegistration } })
  await expect.poll(() => cache.getQueryData([joinRequests.count.path])).toEqual({ waiting })
  const expected = isThere ? [`Requests to join${waiting}`] : []
  await expect.poll(() => screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(expected)
})
