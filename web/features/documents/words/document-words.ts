// How the type and the day of a document are written.

import type { Document } from '@aerie/contract/documents'
import { endingOf } from '@aerie/contract/file-ending'

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
