// What a finding says, and how large the odds are said to be.
import type { LeakFinding, Suspect } from '@aerie/contract/forensics'
import { expect, test } from 'vitest'
import { fileFacts, foreignUploadWords, oddsOf, ownUploadWords, sentenceOfFinding } from './words.ts'

const copy = { viewer: 214, name: 'Arjun Nair', ip: '203.0.113.46', timestamp: '2026-11-14T12:00:00.000Z', hash: 'ab' }
const arjun: Suspect = {
  viewer: 214,
  name: 'Arjun Nair',
  isMember: true,
  profileImageUrl: null,
  profileImageHash: null,
  evidence: 'decoded',
  oneIn: 41_234_567,
  copy,
  ownUpload: null,
}
const finding = (changes: Partial<LeakFinding>): LeakFinding => ({
  outcome: 'one',
  watermarkData: copy,
  suspects: [arjun],
  foreignUploads: [],
  photo: null,
  documentTitle: null,
  leak: null,
  compared: 0,
  elapsedMs: 0,
  unreadable: null,
  ...changes,
})

test('one copy, with its day and its address where that was kept', () => {
  expect(sentenceOfFinding(finding({}))).toMatch(/^This copy was made for Arjun Nair on .*14.*, 203\.0\.113\.46\.$/)
  const unlogged = { ...arjun, copy: { ...copy, ip: null } }
  expect(sentenceOfFinding(finding({ suspects: [unlogged] }))).not.toContain('203')
})

test('several are mixed, be they of one or of more brothers', () => {
  const piotr = { ...arjun, viewer: 3, name: 'Piotr Zielinski' }
  expect(sentenceOfFinding(finding({ outcome: 'several', suspects: [arjun, piotr] }))).toBe(
    'The picture mixes copies made for Arjun Nair and Piotr Zielinski.',
  )
  expect(sentenceOfFinding(finding({ suspects: [{ ...arjun, copy: null }] }))).toBe(
    'The picture mixes copies made for Arjun Nair.',
  )
})

test('who uploaded a copy again is told, with when, and whether others have seen it since', () => {
  const told = (others: number) => ownUploadWords({ ...arjun, ownUpload: { at: '2026-11-20T12:00:00.000Z', others } })
  expect(ownUploadWords(arjun)).toBeNull()
  expect(told(0)).toMatch(/^This copy was uploaded by Arjun Nair himself on .*20.*; nobody else has been sent a copy/)
  expect(told(1)).toContain('; one other has seen it since.')
  expect(told(1_200)).toContain('; 1,200 others have seen it since.')
  const foreign = { owner: 'Arjun Nair', uploader: 'Piotr Zielinski', at: '2026-11-20T12:00:00.000Z' }
  expect(foreignUploadWords(foreign)).toMatch(/made for Arjun Nair is in it\. Piotr Zielinski uploaded .* on .*20/)
  expect(foreignUploadWords({ ...foreign, uploader: null, at: null })).toContain('Somebody else uploaded')
})

test.each([
  ['none', 'No watermark data found or file is corrupted.'],
  ['deleted', 'A mark made here, whose record has been deleted.'],
] as const)('%s', (outcome, sentence) => {
  expect(sentenceOfFinding(finding({ outcome, suspects: [] }))).toBe(sentence)
})

test.each([
  [41_999_999, 'below one in 41 million'],
  [3_987_654, 'below one in 3.9 million'],
  [1e18, 'below one in a million billion'],
  [null, 'none: byte for byte the same'],
])('the odds of %j are never said to be better than they are', (oneIn, said) => {
  expect(oddsOf({ oneIn })).toBe(said)
})

test('a file is named with its sizes', () => {
  const file = new File([new Uint8Array(214_000)], 'IMG-1.jpg')
  expect(fileFacts(file, { width: 1080, height: 720 })).toBe('IMG-1.jpg, 1080 × 720, 214 KB')
})
