// What says nothing is removed after a question, from as many places as the list told.
import { type Blank, blanks } from '@aerie/contract/blanks'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { BlankList } from './blank-list.tsx'

const person = { id: 3, firstName: 'Rook', lastName: 'Fairweather', profileImageUrl: null, profileImageHash: null }
const FOUND: Blank[] = [
  { field: 'bigBrother', text: 'N/A', count: 5, first: [person] },
  { field: 'city', text: 'unknown', count: 1, first: [person] },
]

test('one text, and all of them', async ({ wire, show }) => {
  wire.answer(blanks.list, FOUND)
  wire.answer(blanks.remove, { message: 'Removed from 5 places.', removed: 5 })
  show(<BlankList />)
  await screen.findByText('Big brother of Rook Fairweather and 4 more')
  await press('Remove “N/A”, Big brother')
  await press('Remove from 5 places')
  await screen.findByText('Removed from 5 places.')
  await press('Remove all')
  await press('Remove from 6 places')
  expect(wire.asked(blanks.remove).map(({ body }) => body)).toEqual([
    { only: { field: 'bigBrother', text: 'N/A' }, confirmed: 5 },
    { only: null, confirmed: 6 },
  ])
})

test('where nothing of the kind stands there is nothing to see', async ({ wire, show }) => {
  wire.answer(blanks.list, [])
  show(<BlankList />)
  await expect.poll(() => wire.asked(blanks.list).length).toBe(1)
  expect(screen.queryByRole('heading')).toBeNull()
})
