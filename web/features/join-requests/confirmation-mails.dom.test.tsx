// Officers see what waits for its address to be confirmed, what was held back and since when, and what was dropped.
import { joinRequests } from '@aerie/contract/join-requests'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '../../test/page.tsx'
import { ConfirmationMails } from './confirmation-mails.tsx'

const lines = async () => {
  await screen.findByText('Mailed')
  return screen.getAllByRole('definition').map(({ textContent }) => textContent)
}

test('what waits and what was dropped is said with its reason', async ({ wire, show }) => {
  wire.answer(joinRequests.mails, {
    unconfirmed: 3,
    heldBack: { count: 40, networks: 2, since: '2026-11-20T18:40:00.000Z' },
    dropped: { full: 12, late: 1, lastAt: '2026-11-19T08:00:00.000Z' },
  })
  show(<ConfirmationMails />)
  const [mailed, held, dropped] = await lines()
  expect(mailed).toMatch(/^3He has 2 days/)
  expect(held).toMatch(/^40Since 20 November 2026, .* from 2 networks\. At most 60 mails leave in an hour/)
  expect(dropped).toMatch(
    /^13Within 90 days, last on 19 November 2026.*12 since more than 1,000 waited\. 1 since no mail could leave for 7 days\.$/,
  )
})

test('where nothing waits, that is said', async ({ wire, show }) => {
  wire.answer(joinRequests.mails, {
    unconfirmed: 0,
    heldBack: { count: 0, networks: 0, since: null },
    dropped: { full: 0, late: 0, lastAt: null },
  })
  show(<ConfirmationMails />)
  expect((await lines()).slice(1)).toEqual(['0No mail waits.', '0None within 90 days.'])
})
