// Photos of one's own that could go to the album of a gathering: one press adds them, another takes them back.
import { gatheringAlbums } from '@aerie/contract/gathering-albums'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { OwnPhotos } from './own-photos.tsx'

const gathering = { id: 7, startDate: '2026-12-12', startTime: '19:00', endDate: '2026-12-12', endTime: '23:00' }
const photos = [11, 12].map((id) => ({ id, filename: `photo.${id}.jpg`, hash: null }))

test('says how many were taken when, adds them by one press, and takes them back by another', async ({
  wire,
  show,
}) => {
  wire.answer(gatheringAlbums.move, { photoIds: [11, 12] })
  wire.answer(gatheringAlbums.moveBack, { photoIds: [11, 12] })
  show(<OwnPhotos gathering={gathering} photos={photos} />)
  screen.getByText(/2 photos of yours were taken between 19:00 and 23:00 on 12 December/)
  await press('Add them')
  await screen.findByText('2 photos of yours added.')
  await press('Undo')
  await screen.findByRole('button', { name: 'Add them' })
  expect(wire.asked(gatheringAlbums.move)).toMatchObject([{ body: { photoIds: [11, 12] } }])
  expect(wire.asked(gatheringAlbums.moveBack)).toMatchObject([{ body: { photoIds: [11, 12] } }])
})

test('what does not go stays suggested, with the sentence that says why', async ({ wire, show }) => {
  wire.refuse(gatheringAlbums.move, 'conflict', 'This album is full.')
  show(<OwnPhotos gathering={gathering} photos={photos.slice(0, 1)} />)
  screen.getByText(/1 photo of yours was taken .* Add it\? It leaves the album it lies in\./)
  await press('Add it')
  await screen.findByText('This album is full.')
  screen.getByRole('button', { name: 'Add it' })
})
