// Photos under review: what helps to decide is there, and a decision is asked for where it cannot be taken back.
import { type FlaggedPhoto, moderation } from '@aerie/contract/moderation'
import { photos } from '@aerie/contract/photos'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import type { Wire } from '../../test/wire.ts'
import { FlaggedPhotos } from './flagged-photos.tsx'

const PHOTO: FlaggedPhoto = {
  id: 31,
  albumId: 4,
  filename: 'lake.jpg',
  mediaType: 'photo',
  width: 600,
  height: 400,
  hash: null,
  originalName: 'IMG_0031.jpg',
  albumTitle: 'Homecoming',
  uploaderName: 'Ezra Stone',
  flagReason: 'He asked not to be shown',
  flaggedByName: 'Rook Ellis',
  flaggedAt: '2026-11-20T18:40:00.000Z',
  caption: 'At the lake',
  brothers: ['Ezra Stone', 'Rook Ellis'],
}

/** The list, out of which goes what has been decided. */
function answerFlagged(wire: Wire, photo: FlaggedPhoto) {
  const waiting = [photo]
  const decide = () => {
    waiting.pop()
    return {}
  }
  wire.answer(moderation.flagged, () => waiting)
  wire.answer(moderation.approve, decide)
  wire.answer(photos.remove, decide)
}

describe('the list', () => {
  test('says so when nothing waits', async ({ wire, show }) => {
    wire.answer(moderation.flagged, [])
    show(<FlaggedPhotos />)
    await screen.findByText('Nothing waits')
  })

  test('loses a photo that was approved', async ({ wire, show }) => {
    answerFlagged(wire, PHOTO)
    show(<FlaggedPhotos />)
    await press('Approve At the lake')
    await screen.findByText('Photo approved and restored')
    expect(screen.queryByText('He asked not to be shown')).toBeNull()
    expect(wire.asked(moderation.approve)).toMatchObject([{ params: { photoId: 31 } }])
  })

  test('keeps one whose approval was refused, in the words of the server', async ({ wire, show }) => {
    answerFlagged(wire, PHOTO)
    wire.refuse(moderation.approve, 'not_found', 'Photo not found')
    show(<FlaggedPhotos />)
    await press('Approve At the lake')
    await screen.findByText('Failed to approve photo')
    await screen.findByText('Photo not found')
    expect(screen.getByText('He asked not to be shown')).toBeDefined()
  })

  test('asks before it deletes, and then deletes for good', async ({ wire, show }) => {
    answerFlagged(wire, PHOTO)
    show(<FlaggedPhotos />)
    await press('Delete At the lake')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “At the lake” permanently?' })
    expect(wire.asked(photos.remove)).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete permanently' }))
    await screen.findByText('Photo permanently deleted')
    await screen.findByText('Nothing waits')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('calls a photo without a caption by its file, and whoever has left by that', async ({ wire, show }) => {
    answerFlagged(wire, { ...PHOTO, caption: null, flaggedByName: null, uploaderName: null })
    show(<FlaggedPhotos />)
    await screen.findByRole('button', { name: 'Approve IMG_0031.jpg' })
    await screen.findByText('Flagged by a brother who has left')
    expect(screen.queryByText(/^added by/)).toBeNull()
  })
})

describe('the details', () => {
  test('name who is on it, and approve from there', async ({ wire, show }) => {
    answerFlagged(wire, PHOTO)
    show(<FlaggedPhotos />)
    await press('View Details')
    const dialog = await screen.findByRole('dialog', { name: 'Photo details' })
    within(dialog).getByText('Ezra Stone, Rook Ellis')
    within(dialog).getByText(/^Ezra Stone is told either way/)
    within(dialog).getByRole('img', { name: 'At the lake' })
    await press('Approve and restore')
    await screen.findByText('Photo approved and restored')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('promise to tell nobody where whoever added it is gone, and play a video', async ({ wire, show }) => {
    answerFlagged(wire, { ...PHOTO, mediaType: 'video', uploaderName: null, brothers: [] })
    show(<FlaggedPhotos />)
    await press('View Details')
    const dialog = await screen.findByRole('dialog', { name: 'Photo details' })
    within(dialog).getByText('nobody is tagged')
    within(dialog).getByText(/^Once approved, the same reason cannot hide the photo again/)
    expect(dialog.querySelector('video')?.getAttribute('aria-label')).toBe('At the lake')
  })

  test('lead to the question before deleting', async ({ wire, show }) => {
    answerFlagged(wire, PHOTO)
    show(<FlaggedPhotos />)
    await press('View Details')
    await press('Delete permanently')
    await screen.findByRole('alertdialog', { name: 'Delete “At the lake” permanently?' })
    expect(wire.asked(photos.remove)).toEqual([])
  })
})
