// How the size, the type and the day of a document are written.

import type { Document } from '@aerie/contract/documents'
import { endingOf } from '@aerie/contract/file-ending'
import { formatMediumDay } from '@aerie/contract/formats'
import { momentAt } from '#lib/dates.ts'

const UNITS = ['Bytes', 'KB', 'MB', 'GB']

/** '1.84 MB'; base 1024, and two decimals but for bytes. */
export function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0)
  const amount = bytes / 1024 ** step
  return `${step === 0 ? amount : amount.toFixed(2)} ${UNITS[step]}`
}

/** By its MIME type, in the words of the filter: Image, Video, PDF, Excel, Word, PowerPoint, Text, or Document. */
export function typeLabel(mimeType: string): string {
  if (mimeType.startsWith('image/')) return 'Image'
  if (mimeType.startsWith('video/')) return 'Video'
  if (mimeType === 'application/pdf') return 'PDF'
  if (/spreadsheet|ms-excel/.test(mimeType)) return 'Excel'
  if (/wordprocessing|msword/.test(mimeType)) return 'Word'
  if (/presentationml|ms-powerpoint/.test(mimeType)) return 'PowerPoint'
  if (mimeType.startsWith('text/')) return 'Text'
  return 'Document'
}

const SHORT: Partial<Record<Document['kind'], string>> = {
  image: 'IMG',
  video: 'VID',
  excel: 'XLS',
  word: 'DOC',
  powerpoint: 'PPT',
}

/** Three or four letters for a leaf: 'PDF', 'XLS', 'TXT'. */
export const leafText = ({ kind, filename }: Pick<Document, 'kind' | 'filename'>) =>
  SHORT[kind] ?? endingOf(filename).toUpperCase()

/** '12 Nov 2026', in the reader's own time zone. */
export const dayText = (iso: string) => formatMediumDay(momentAt(iso))

/** The first word that says something, for the leaf of a cover: 'By-laws', 'Letters'. */
export function coverWord(title: string) {
  const says = (word: string) => !/^(?:the|a|an|of|our)$/i.test(word) && /\p{L}/u.test(word)
  const word =
    title
      .split(/\s+/)
      .find(says)
      ?.split(/[,.;:’']/, 1)[0] || title
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
