// Has LibreOffice make a PDF of an Office file, and keeps it beside the original.
import { writeFile } from 'node:fs/promises'
import { originalOf, shownOf } from '#features/document-files/files.ts'
import type { Context } from '#platform/context.ts'
import type { ReadDocument } from '#platform/documents/documents.ts'
import type { JobDeps } from '#platform/feature.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import { CONVERTED } from '#platform/office/formats.ts'

interface Paper {
  code: string
  extension: string
}

/** Whether LibreOffice of this machine makes a PDF of such a file. */
export const isConverted = ({ office }: Pick<JobDeps, 'office'>, { extension }: Pick<Paper, 'extension'>) =>
  office.isReady && CONVERTED.includes(extension)

/** What is read in the PDF, which is kept by then. Refuses with `not_valid` what none is made of. */
export const convertPaper = (
  { files }: Context,
  { documentReader, office }: Pick<JobDeps, 'documentReader' | 'office'>,
  paper: Paper,
): Promise<ReadDocument> =>
  withLocalCopy(files, originalOf(paper), async (original) => {
    const { extension } = paper
    const file = isPackage(extension) ? `${original}.unlinked` : original
    if (isPackage(extension)) await writeFile(file, await documentReader.unlink(original, extension))
    return office.toPdf({ file, extension }, async (pdf) => {
      const read = await documentReader.read(pdf, 'pdf')
      await files.adopt(pdf, shownOf(paper.code, 'pdf'), { contentType: 'application/pdf' })
      return read
    })
  })

/** Old ones cannot be written anew: there the cage alone stands before what lies elsewhere. */
const isPackage = (extension: string) => extension === 'docx' || extension === 'xlsx' || extension === 'pptx'
