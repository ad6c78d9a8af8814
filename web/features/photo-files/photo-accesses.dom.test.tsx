// Who has opened a photo is asked for only when a super admin wants to know.
import { photoFiles } from '@aerie/contract/photo-files'
import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '../../test/page.tsx'
import { PhotoAccesses } from './photo-accesses.tsx'

const KENJI = { id: 3, firstName: 'Kenji', lastName: 'Watanabe' }

test('it is looked up at a press, and says who, how often, when and where', async ({ wire, show }) => {
  wire.answer(photoFiles.accesses, [
    { member: KENJI, act: 'download', address: '203.0.113.9', lastAt: '2026-11-24T12:00:00.000Z', times: 2 },
    { member: null, act: 'view', address: null, lastAt: '2026-11-23T12:00:00.000Z', times: 1 },
  ])
  show(<PhotoAccesses photo={{ id: 4 }} />)
  expect(wire.asked(photoFiles.accesses)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'See who has opened it' }))
  const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(items).toEqual([
    expect.stringMatching(/^Kenji WatanabeDownloaded 2 times, last .*2026.*203\.0\.113\.9$/),
    expect.stringMatching(/^A former brotherViewed .*2026/),
  ])
})
