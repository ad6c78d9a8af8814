// How a version of a document is shown: a pure rule over what is known of it.
import { isShownAsText, LARGEST_SHOWN_TEXT } from '@aerie/contract/document-values'
import type { DocumentContent } from '@aerie/contract/document-viewing'

interface Version {
  kind: string
  extension: string
  state: string
  /** In bytes. */
  file_size: number
  /** What was made of it to be shown. */
  rendition: string | null
}

type Presentation = Pick<DocumentContent, 'shownAs' | 'reason'>

/** Of one whose making has ended, well or not. */
export function howShown(version: Version): Presentation {
  const made = version.rendition === null ? undefined : BY_RENDITION[version.rendition]
  if (made) return as(made)
  const { kind, extension, state } = version
  if (kind === 'text' || kind === 'csv') return isShownAsText(kind, version.file_size) ? as('text') : none(TOO_LONG)
  if (kind === 'image') return state === 'failed' ? none(null) : as('image')
  if (kind === 'pdf' || kind === 'video') return as(kind)
  return none(WITHOUT_LIBREOFFICE[extension] ?? UNREADABLE)
}

const BY_RENDITION: Record<string, DocumentContent['shownAs']> = {
  pdf: 'pdf',
  docx: 'word',
  tables: 'tables',
  slides: 'slides',
}

const as = (shownAs: DocumentContent['shownAs']): Presentation => ({ shownAs, reason: null })
const none = (reason: string | null): Presentation => ({ shownAs: 'none', reason })

const TOO_LONG = `This text is larger than ${LARGEST_SHOWN_TEXT / 1_048_576} MB. Download it to read it; the search looks through its beginning.`
const UNREADABLE =
  'This file is too large to be shown here, or could not be read. Download it, or upload it saved as PDF.'

const old = (program: string, ending: string) =>
  `Old ${program} files (.${ending}) are shown only where LibreOffice is installed on the server. Download it, or upload it saved as .${ending}x.`

const WITHOUT_LIBREOFFICE: Record<string, string> = { doc: old('Word', 'doc'), ppt: old('PowerPoint', 'ppt') }
