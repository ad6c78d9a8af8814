// What documents are narrowed down by, how they are laid out, and which is open, as it stands in the address bar.
import type { Document } from '@aerie/contract/documents'
import { CATEGORY_SLUG, type DocumentCategory } from '@aerie/contract/settings'
import { plain } from '@aerie/text/search-form'

export const FILE_TYPES = ['image', 'video', 'pdf', 'excel', 'word', 'powerpoint', 'text'] as const
export type FileType = (typeof FILE_TYPES)[number]

export const FILE_TYPE_LABELS: Record<FileType, string> = {
  image: 'Image',
  video: 'Video',
  pdf: 'PDF',
  excel: 'Excel',
  word: 'Word',
  powerpoint: 'PowerPoint',
  text: 'Text',
}

export interface DocumentSearch {
  q?: string
  /** A slug. */
  category?: string
  type?: FileType
  /** A grid unless it says otherwise. */
  view?: 'list'
  /** The id of the document that is open, the page it opens at, and the words that are marked in it. */
  open?: number
  page?: number
  find?: string
}

const LARGEST_ID = 2_147_483_647
const MOST_LETTERS = 200

/** Reads what anybody may have typed into the address bar; what makes no sense is as if unsaid. */
export function readDocumentSearch({
  q,
  category,
  type,
  view,
  open,
  page,
  find,
}: Record<string, unknown>): DocumentSearch {
  const slug = typeof category === 'string' && CATEGORY_SLUG.test(category) ? category : null
  const fileType = FILE_TYPES.find((one) => one === type)
  const isId = isNumber(open)
  return {
    ...(isText(q) && { q: String(q).slice(0, MOST_LETTERS) }),
    ...(slug && { category: slug }),
    ...(fileType && { type: fileType }),
    ...(view === 'list' && { view }),
    ...(isId && { open }),
    ...(isId && isNumber(page) && { page }),
    ...(isId && isText(find) && { find: String(find).slice(0, MOST_LETTERS) }),
  }
}

/** What is typed in digits arrives as a number. */
const isText = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number'

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_ID

export const isFiltering = ({ q, category, type }: DocumentSearch) =>
  q !== undefined || category !== undefined || type !== undefined

/** Title and description hold what is typed, whatever its case and accents. */
export function narrow(documents: readonly Document[], { q = '', ...others }: DocumentSearch): Document[] {
  const typed = plain(q)
  const says = ({ title, description }: Document) =>
    plain(title).includes(typed) || plain(description ?? '').includes(typed)
  return documents.filter((document) => isOf(document, others) && says(document))
}

export const isOf = (document: Document, { category, type }: Omit<DocumentSearch, 'q'>) =>
  (category === undefined || document.category === category) && (type === undefined || typeOf(document) === type)

const typeOf = ({ kind }: Document): FileType => (kind === 'csv' ? 'text' : kind)

/** Of those that are there, as the form for a new one has them. */
export const categoryOptions = (documents: readonly Document[], categories: readonly DocumentCategory[]) =>
  categories
    .filter(({ slug }) => documents.some(({ category }) => category === slug))
    .map(({ slug, label }) => ({ value: slug, label }))
