// A photo that could not be made ready: whoever sent it reads why in the panel, on its tile and in the viewer, and can act on it.
import { moderation } from '@aerie/contract/moderation'
import { photoFiles } from '@aerie/contract/photo-files'
import { type AlbumPhoto, type PhotoDetails, photos } from '@aerie/contract/photos'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, vi } from 'vitest'
import { UploadPanel } from '#features/photo-upload/upload-panel.tsx'
import { endUpload, startUpload } from '#features/photo-upload/uploads.ts'
import { FailedPhotoActs } from '#features/photos/failed-photo.tsx'
import { PhotoMenu } from '#features/photos/grid/photo-menu.tsx'
import { PhotoTile } from '#features/photos/grid/photo-tile.tsx'
import { keysOf } from '#lib/api.ts'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { AlbumViewer } from './album-viewer.tsx'

const samplePhoto = (id: number, more: Partial<AlbumPhoto> = {}): AlbumPhoto => ({
  ...{ id, albumId: 1, filename: `photo.${id}.jpg`, mediaType: 'photo', width: 1500, height: 1000, durationMs: null },
  ...{ isAnimated: false, isDownloadOnly: false, hash: '1QcSHQRnh493V4dIh4eXh1h4kJUI', state: 'ready', caption: null },
  ...{ takenAt: '2026-11-02T10:00:00', isFlagged: false, taggedCount: 0, can: { date: true, remove: true } },
  ...{ originalFilename: 'porch.jpg', mimeType: 'image/jpeg', uploadedBy: null, createdAt: '2026-11-02T10:00:00.000Z' },
  ...{ customTags: [], taggedMembers: [] },
  ...more,
})

const DAMAGED = 'This photo is damaged or incomplete. Please select another one.'
const FAILED = samplePhoto(5, { state: 'failed', failure: DAMAGED, hash: null, width: 1, height: 1 })
const DETAILS: PhotoDetails = {
  ...FAILED,
  isDayOnly: false,
  taggedMembers: [],
  can: { edit: false, flag: false, date: false, remove: true },
}

beforeEach(() => {
  // As on a page without TLS, where nothing is hashed first.
  vi.stubGlobal('isSecureContext', false)
  URL.createObjectURL = () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  URL.revokeObjectURL = () => {}
})

describe('the panel', () => {
  const MAKING = samplePhoto(5, { state: 'making', hash: null })
  const jpeg = () => new File(['....'], 'porch.jpg', { type: 'image/jpeg' })

  test('says that a photo is in only once it is, and why it is not', async ({ wire, show }) => {
    onTestFinished(() => endUpload('1'))
    let listed: AlbumPhoto[] = [MAKING]
    wire.answer(photos.upload, { photos: [{ ...MAKING, existing: false }], failed: [] })
    wire.answer(photos.ofAlbum, () => listed)
    wire.answer(photos.makeAgain, { ...DETAILS, state: 'making' })
    const onRemove = vi.fn()
    const { cache } = show(
      <UploadPanel
        albumId="1"
        actsOf={(photo, name) => <FailedPhotoActs photo={photo} name={name} onRemove={onRemove} />}
      />,
    )
    const changed = (next: AlbumPhoto[]) => {
      listed = next
      const [queryKey = []] = keysOf(photos.ofAlbum)
      return act(() => cache.invalidateQueries({ queryKey }))
    }
    act(() => startUpload('1', [jpeg()], { cache, limits: { largestPhotoMb: 50, largestFilmMb: 50 } }))
    await screen.findByRole('heading', { name: 'Being made ready' })
    expect(screen.queryByText(/uploaded successfully|In the album/)).toBeNull()

    await changed([FAILED])
    await screen.findByText('Upload Error')
    const failed = screen.getByText('porch.jpg').closest('li') as HTMLElement
    expect(within(failed).getByText(DAMAGED)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Nothing was uploaded' })).toBeTruthy()
    await press('Remove, porch.jpg')
    expect(onRemove).toHaveBeenCalledOnce()
    await press('Try again, porch.jpg')
    expect(wire.asked(photos.makeAgain)).toMatchObject([{ params: { photoId: 5 } }])

    await changed([samplePhoto(5)])
    await screen.findByText('In the album')
    expect(screen.queryByText(DAMAGED)).toBeNull()
  })

  test('counts what is in, and leaves out what was taken away', async ({ wire, show }) => {
    onTestFinished(() => endUpload('1'))
    let listed: AlbumPhoto[] = [MAKING]
    wire.answer(photos.upload, { photos: [{ ...MAKING, existing: false }], failed: [] })
    wire.answer(photos.ofAlbum, () => listed)
    const { cache } = show(<UploadPanel albumId="1" actsOf={() => null} />)
    act(() => startUpload('1', [jpeg()], { cache, limits: { largestPhotoMb: 50, largestFilmMb: 50 } }))
    await screen.findAllByText('Being made ready')
    listed = [samplePhoto(5)]
    const [queryKey = []] = keysOf(photos.ofAlbum)
    await act(() => cache.invalidateQueries({ queryKey }))
    await screen.findByText('1 photo uploaded successfully')
  })
})

test('its tile says why, and its menu offers what can be done', async ({ wire, show }) => {
  wire.answer(photos.makeAgain, { ...DETAILS, state: 'making' })
  wire.answerWith(photoFiles.download, () => new Response('....'))
  const onAct = vi.fn()
  show(
    <>
      <PhotoTile photo={FAILED} left={0} width={300} height={200} href="#" isActive onOpen={() => {}} />
      <PhotoMenu photo={FAILED} trigger={<button type="button">Actions</button>} onAct={onAct} />
    </>,
  )
  expect(screen.getByRole('link').textContent).toContain(`cannot be shown: ${DAMAGED}`)
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(items).toEqual(['Try again', 'Download', 'Remove'])
  act(() => screen.getByRole('menuitem', { name: 'Remove' }).click())
  expect(onAct).toHaveBeenCalledWith('delete', FAILED)
})

test('the viewer gives it the stage with its sentence, and none of the tools for what can be seen', async ({
  wire,
  show,
}) => {
  wire.answer(photos.show, DETAILS)
  wire.answer(photos.makeAgain, { ...DETAILS, state: 'making' })
  wire.answer(moderation.flagged, [])
  const onAct = vi.fn()
  show(<AlbumViewer photos={[FAILED]} opened={5} onMove={() => {}} onClose={() => {}} onAct={onAct} />)
  await screen.findByText('This photo cannot be shown')
  expect(screen.getByText(DAMAGED)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tag brothers' })).toBeNull()
  await press(/^Remove/)
  expect(onAct).toHaveBeenCalledWith('delete', FAILED)
  await press(/^Try again/)
  await screen.findByText('It is being made ready')
  expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(1)
})
