// Sending documents: the title follows the file, what is there is said before it is sent, and a lost line loses nothing.
import { sameDocument } from '@aerie/contract/document-values'
import { type Document, documents } from '@aerie/contract/documents'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import type { Wire } from '../../test/wire.ts'
import { ReplaceFileDialog } from './replace-file-dialog.tsx'
import { UploadsPanel } from './sending/uploads-panel.tsx'
import { UploadDialog } from './upload-dialog.tsx'

const DOCUMENT: Document = {
  ...{ id: 5, title: 'Minutes', description: null, category: 'general', accessLevel: 'members', kind: 'text' },
  ...{ filename: 'minutes.txt', mimeType: 'text/plain', fileSize: 12, createdAt: '2026-11-20T18:40:00.000Z' },
  ...{
    version: 1,
    revision: 1,
    pages: null,
    state: 'ready',
    cover: false,
    hasMacros: false,
    marking: 'possible',
    isToBeRead: false,
  },
  can: { edit: false, remove: false, replace: true },
}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('isSecureContext', true)
  return () => vi.unstubAllGlobals()
})

const paper = (name: string, text = name) => new File([text], name, { type: 'text/plain' })
const title = () => screen.getByLabelText<HTMLInputElement>('Title').value
const chooseFile = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no place for a file')
  fireEvent.change(input, { target: { files } })
}

function dialogBefore(wire: Wire, same: string | null = null) {
  wire.answer(documents.known, { same })
  wire.answer(documents.checking, [])
  wire.answer(documents.upload, () => DOCUMENT)
  const onClose = vi.fn()
  return {
    onClose,
    part: (dropped: File[] = []) => (
      <>
        <UploadsPanel />
        <UploadDialog {...{ role: 'member', dropped, onClose }} open />
      </>
    ),
  }
}

test('the title follows the file until somebody has typed another', async ({ wire, show }) => {
  const { part } = dialogBefore(wire)
  show(part())
  chooseFile(paper('house_rules.txt'))
  await expect.poll(title).toBe('house rules')
  chooseFile(paper('by-laws.txt'))
  await expect.poll(title).toBe('by laws')
  await typeInto('Title', 'Our by-laws')
  chooseFile(paper('by-laws-2.txt'))
  expect(title()).toBe('Our by-laws')
})

test.for([
  { typed: 'Our songs', dropped: [], expected: 'Our songs', after: 'Our songs' },
  { typed: null, dropped: [], expected: 'old songs', after: 'new songs' },
  { typed: 'Our songs', dropped: ['porch_plan.txt'], expected: 'porch plan', after: 'new songs' },
])('a draft that was kept: %o', async ({ typed, dropped, expected, after }, { wire, show }) => {
  const { part } = dialogBefore(wire)
  const { leave } = show(part())
  chooseFile(paper('old-songs.txt'))
  await expect.poll(title).toBe('old songs')
  if (typed) await typeInto('Title', typed)
  leave()
  show(part(dropped.map((name) => paper(name))))
  expect(title()).toBe(expected)
  chooseFile(paper('new-songs.txt'))
  expect(title()).toBe(after)
})

test('what is there already is said before anything is sent, and sent by who insists', async ({ wire, show }) => {
  const { part, onClose } = dialogBefore(wire, sameDocument('All the songs'))
  show(part())
  chooseFile(paper('songs.txt', 'La la'))
  await press('Upload Document')
  await screen.findByText(/The same file is there already: All the songs\./)
  expect(wire.asked(documents.known)).toMatchObject([
    { body: { sha256: '1d8045663196f71522d7dd7bfa647709d8dd1e9d427252eb6ac3e38629fceb1d' } },
  ])
  expect(wire.asked(documents.upload)).toEqual([])
  await press('Upload it all the same')
  await expect.poll(() => wire.asked(documents.upload)).toMatchObject([{ query: { again: '1' } }])
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('a cut line stops it, the dialog may be closed, and it goes on once the line is back', async ({ wire, show }) => {
  const { part, onClose } = dialogBefore(wire)
  const { leave } = show(part())
  chooseFile(paper('minutes.txt'))
  wire.cut()
  await press('Upload Document')
  await screen.findAllByText('Waits for the connection, and goes on by itself')
  await press('Go On Meanwhile')
  expect(onClose).toHaveBeenCalled()
  leave()
  show(<UploadsPanel />)
  await screen.findByText('Waits for the connection, and goes on by itself')
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  wire.mend()
  dispatchEvent(new Event('online'))
  await screen.findByText('Your document has been uploaded successfully.')
  await expect.poll(() => screen.queryByText('Uploads')).toBeNull()
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  expect(sessionStorage.getItem('document-draft')).toBeNull()
})

test('a refusal stands in the dialog that is open, with all that was typed', async ({ wire, show }) => {
  const { part, onClose } = dialogBefore(wire)
  wire.refuse(documents.upload, 'not_valid', 'This is not a txt file')
  show(part())
  chooseFile(paper('minutes.txt'))
  await press('Upload Document')
  await screen.findAllByText('This is not a txt file')
  expect([title(), onClose.mock.calls.length]).toEqual(['minutes', 0])
  expect(screen.queryByText('Uploads')).toBeNull()
})

test('a new file waits for the line as well, and is called off by a press', async ({ wire, show }) => {
  wire.answer(documents.replace, () => ({ ...DOCUMENT, version: 2 }))
  const onClose = vi.fn()
  show(<ReplaceFileDialog document={DOCUMENT} open onClose={onClose} />)
  chooseFile(paper('minutes.txt'))
  wire.cut()
  await press('Replace File')
  await screen.findByText('Waits for the connection, and goes on by itself')
  await press('Cancel Upload')
  await screen.findByRole('button', { name: 'Replace File' })
  wire.mend()
  await press('Replace File')
  await screen.findByText('Version 2 is the one that is shown now')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(wire.asked(documents.replace)).toHaveLength(1)
})
