// What the browser already knows to be wrong with a file, in the server's words.
import { NO_DOCUMENT_FILE, notADocument, tooLargeDocument, typeOfFile } from '@aerie/contract/document-values'

const MB = 1_048_576

/** Null for a file that may be sent. */
export function fileRefusal(file: Pick<File, 'name' | 'size'> | undefined, largestMb: number): string | null {
  if (!file || file.size === 0) return NO_DOCUMENT_FILE
  if (!typeOfFile(file.name)) return notADocument(file.name)
  return file.size > largestMb * MB ? tooLargeDocument(file.name, largestMb) : null
}

/** Whether whoever reads it gets a copy with a mark of his own: PDF files, Office files but old ones, pictures but drawings. */
export const isMarkable = ({ name }: Pick<File, 'name'>): boolean =>
  /\.(?:pdf|docx|xlsx|pptx)$/i.test(name) || (typeOfFile(name)?.kind === 'image' && !/\.svg$/i.test(name))

/** A title from the name of a file: 'treasurers_report-Q3.pdf' becomes 'treasurers report Q3'. */
export const titleOfFile = ({ name }: Pick<File, 'name'>) =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 200)
