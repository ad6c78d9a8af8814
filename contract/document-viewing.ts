// How a document is looked at here: where, as what, and what the installation has made of it to be shown.
import * as z from 'zod/mini'
import { MakingState } from './documents.ts'
import { endpoint, endpoints } from './endpoint.ts'
import { PathId } from './values.ts'

/** `word`: a docx that the page lays out; `external`: a page around Microsoft's viewer; `none`: it can only be downloaded. */
const SHOWN_AS = ['pdf', 'image', 'video', 'text', 'word', 'tables', 'slides', 'external', 'none'] as const

export const DocumentContent = z.object({
  /** Where what is shown is fetched; of `none` the file itself. */
  viewerUrl: z.string(),
  shownAs: z.enum(SHOWN_AS),
  /** Of `none`: why, where there is more to say than that it is. */
  reason: z.nullable(z.string()),
})
export type DocumentContent = z.infer<typeof DocumentContent>

/** More are in the file. */
export const MOST_ROWS_SHOWN = 2_000

/** Null where a cell beside or above it covers its place. */
const Cell = z.nullable(
  z.union([
    z.string(),
    z.object({
      text: z.string(),
      isNumber: z.optional(z.literal(true)),
      /** Columns and rows that it takes, where that is more than one. */
      across: z.optional(z.int()),
      down: z.optional(z.int()),
    }),
  ]),
)
export type Cell = z.infer<typeof Cell>

export const Sheet = z.object({
  /** Null for a file that has but one and no name for it. */
  name: z.nullable(z.string()),
  isHidden: z.boolean(),
  columns: z.int(),
  /** From the first; what is empty at the end of a row is left out. */
  rows: z.array(z.array(Cell)),
  /** There are more rows, or columns. */
  isCut: z.boolean(),
  isNarrowed: z.boolean(),
})
export type Sheet = z.infer<typeof Sheet>

export const Workbook = z.object({
  sheets: z.array(Sheet),
  /** How many sheets more there are in the file. */
  left: z.int(),
})
export type Workbook = z.infer<typeof Workbook>

const Slide = z.object({
  title: z.nullable(z.string()),
  lines: z.array(z.string()),
  /** Their numbers, by which they are asked for, and what they show in words; empty where nobody wrote any. */
  pictures: z.array(z.object({ number: z.int(), alt: z.string() })),
  isHidden: z.boolean(),
})
export type Slide = z.infer<typeof Slide>

export const Slides = z.object({
  slides: z.array(Slide),
  /** How many slides more there are in the file. */
  left: z.int(),
})
export type Slides = z.infer<typeof Slides>

/** Where Microsoft shows Office files. */
export const EXTERNAL_VIEWER = 'https://view.officeapps.live.com'

const documentId = z.object({ documentId: PathId })

export const documentViewing = endpoints('document-viewing', {
  content: endpoint('GET', '/api/documents/:documentId/content', {
    summary: 'Where a document is shown, and as what; 202 with its state while it is being made ready.',
    params: documentId,
    response: z.union([DocumentContent, z.object({ state: MakingState })]),
  }),
  external: endpoint('GET', '/api/documents/:documentId/external', {
    summary: 'A page around the viewer of Microsoft, which is told where to fetch the file; while a setting allows it.',
    params: documentId,
    answers: 'text/html',
  }),
  externalFile: endpoint('GET', '/api/external-documents/:ticket/:file', {
    summary: 'A file for the viewer of Microsoft, within five minutes.',
    who: 'visitor',
    params: z.object({ ticket: z.string(), file: z.string() }),
    refuses: ['gone'],
    answers: 'application/octet-stream',
  }),
})
