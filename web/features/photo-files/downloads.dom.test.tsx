// A film into which a name is written is asked for, told to be under way, and saved once it is ready; others come at once.
import { type OwnCopy, photoFiles } from '@aerie/contract/photo-files'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { test } from '../../test/page.tsx'
import { CopyNote } from './copy-note.tsx'
import { ownCopyQuery } from './queries.ts'
import { useDownload } from './use-download.ts'

const FILM = { id: 4, mediaType: 'video' as const, originalFilename: 'cabin.mp4' }
const own = (changes: Partial<OwnCopy> = {}): OwnCopy => ({ marking: 'burnt', state: 'none', ...changes })

// A page that is nowhere can save nothing.
beforeEach(() => void vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}))

test('it is asked for once, and saved when it is ready', async ({ wire, run }) => {
  wire.answer(photoFiles.ownCopy, own())
  wire.answer(photoFiles.askForOwnCopy, own({ state: 'making' }))
  wire.answer(photoFiles.download, {})
  const { cache, result } = run(useDownload, FILM)
  await waitFor(() => expect(cache.getQueryData(ownCopyQuery(FILM).queryKey)).toEqual(own()))
  act(() => result.current.download())
  await screen.findByText('Your copy is being made')
  expect([result.current.isMaking, wire.asked(photoFiles.download)]).toEqual([true, []])
  wire.answer(photoFiles.ownCopy, own({ state: 'ready' }))
  await act(() => cache.invalidateQueries({ queryKey: ownCopyQuery(FILM).queryKey }))
  await waitFor(() => expect(wire.asked(photoFiles.download)).toHaveLength(1))
  expect(wire.asked(photoFiles.askForOwnCopy)).toHaveLength(1)
})

test.for([
  ['a video for which none is made', FILM, own({ marking: 'noted' })],
  ['one that is ready', FILM, own({ state: 'ready' })],
  ['a photo', { ...FILM, mediaType: 'photo' as const }, own({ marking: 'marked' })],
] as const)('%s comes at once', async ([, photo, copy], { wire, run }) => {
  wire.answer(photoFiles.ownCopy, copy)
  wire.answer(photoFiles.download, {})
  const { cache, result } = run(useDownload, photo)
  if (photo.mediaType === 'video')
    await waitFor(() => expect(cache.getQueryData(ownCopyQuery(photo).queryKey)).toEqual(copy))
  act(() => result.current.download())
  await waitFor(() => expect(wire.asked(photoFiles.download)).toHaveLength(1))
})

const SHOWN = { id: 4, mediaType: 'video' as const, isAnimated: false, isDownloadOnly: false, state: 'ready' as const }

test.for([
  ['burnt', {}, /bears your name/],
  ['noted', {}, /watch or download it is noted/],
  ['noted', { isDownloadOnly: true }, /^That you download it/],
  ['still', { mediaType: 'photo' as const, isAnimated: true }, /too long to be marked/],
] as const)('what is said of one that is %s %o', async ([marking, changes, sentence], { wire, show }) => {
  wire.answer(photoFiles.ownCopy, own({ marking }))
  show(<CopyNote photo={{ ...SHOWN, ...changes }} />)
  expect((await screen.findByRole('status')).textContent).toMatch(sentence)
})
