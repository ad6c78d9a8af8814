// Before videos are sent that may be shared for download alone, the dialog says so.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChosenFiles } from './chosen-files.tsx'

/** The videos that the page tries to play. */
let tried: HTMLVideoElement[]
beforeEach(() => {
  tried = []
  URL.createObjectURL = () => 'blob:film'
  URL.revokeObjectURL = () => {}
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    if (element instanceof HTMLVideoElement) tried.push(element)
    return element
  })
})
afterEach(() => vi.restoreAllMocks())

const video = (name: string, type: string) => new File(['film'], name, { type })
const SAID = /may be shared for download alone, without what the camera wrote into it/

const LIMITS = { largestPhotoMb: 50, largestFilmMb: 50 }

test('an AVI is named at once, and not tried', () => {
  render(<ChosenFiles limits={LIMITS} files={[video('old.avi', 'video/x-msvideo')]} onRemove={() => {}} />)
  expect(screen.getByText(SAID).textContent).toContain('An AVI')
  expect(tried).toEqual([])
})

test('so is one of an old camera that this browser does not play, after one that it does', async () => {
  const files = [video('new.mp4', 'video/mp4'), video('camera-2004.mov', 'video/quicktime')]
  render(<ChosenFiles limits={LIMITS} files={files} onRemove={() => {}} />)
  await waitFor(() => expect(tried).toHaveLength(1))
  Object.defineProperty(tried[0], 'videoWidth', { value: 320 })
  fireEvent(tried[0] as HTMLVideoElement, new Event('loadedmetadata'))
  await waitFor(() => expect(tried).toHaveLength(2))
  expect(screen.queryByText(SAID)).toBeNull()
  fireEvent(tried[1] as HTMLVideoElement, new Event('error'))
  expect((await screen.findByText(SAID)).textContent).toContain('A video that this browser does not play')
})

test('one of which a browser knows the sound alone does not play either', async () => {
  render(<ChosenFiles limits={LIMITS} files={[video('phone.mp4', 'video/mp4')]} onRemove={() => {}} />)
  await waitFor(() => expect(tried).toHaveLength(1))
  fireEvent(tried[0] as HTMLVideoElement, new Event('loadedmetadata'))
  expect(await screen.findByText(SAID)).toBeDefined()
})
