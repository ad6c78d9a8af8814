// The papers of the house, made ready as those of members are: by the jobs that the first start leaves behind.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { typeOfFile } from '@aerie/contract/document-values'
import { endingOf } from '@aerie/contract/file-ending'
import { originalOf } from '#features/document-files/files.ts'
import { ask, insertReading } from '#features/document-readings/data.ts'
import { insertDocument } from '#features/documents/write-data.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { randomCode } from '#platform/secrets/codes.ts'
import { type CastDocument, castDocuments } from '../cast/documents.ts'
import type { CastKey } from '../cast.ts'
import { docxOf, xlsxOf } from '../papers/office.ts'
import { pdfOf } from '../papers/pdf.ts'
import { pptxOf } from '../papers/slides.ts'

const DAY_MS = 86_400_000

export async function addDocuments(tx: Context, idOf: (who: CastKey) => number) {
  for (const { toBeRead, ...document } of castDocuments) {
    const { id, versionId } = await addDocument(tx, idOf(document.by), document)
    if (!toBeRead) continue
    await ask(tx.db, id, idOf(toBeRead.askedBy))
    for (const who of toBeRead.readBy) await insertReading(tx.db, versionId, idOf(who))
  }
}

async function addDocument(tx: Context, by: number, { level, daysAgo, filename, text, ...fields }: CastDocument) {
  const type = typeOfFile(filename)
  if (!type) throw new Error(`Nothing can be made of ${filename}`)
  const extension = endingOf(filename)
  const content = await contentOf(filename, text)
  const stored = { code: randomCode(), extension }
  await tx.files.put(originalOf(stored), content, { contentType: type.mimeType })
  const { title, description, category } = fields
  const { role } = await tx.db.selectFrom('members').select('role').where('id', '=', by).executeTakeFirstOrThrow()
  const { id, versionId } = await insertDocument(
    tx.db,
    { title, description, category, access_level: level, created_role: role },
    {
      ...stored,
      filename,
      mime_type: type.mimeType,
      kind: type.kind,
      file_size: content.length,
      sha256: createHash('sha256').update(content).digest(),
      note: null,
      has_macros: false,
      state: 'making' as const,
      marking: 'possible',
      uploaded_by: by,
    },
  )
  const created_at = new Date(tx.now().getTime() - daysAgo * DAY_MS)
  await tx.db.updateTable('documents').set({ created_at }).where('id', '=', id).execute()
  await tx.db.updateTable('document_versions').set({ created_at }).where('id', '=', versionId).execute()
  await enqueue(tx, 'make-document', { versionId })
  return { id, versionId }
}

/** The demo's own pictures and films lie with the photos of its albums. */
async function contentOf(filename: string, text: string | undefined): Promise<Buffer> {
  const folder = filename.endsWith('.svg') ? 'papers' : 'album-photos'
  if (text === undefined) return readFile(new URL(`../${folder}/${filename}`, import.meta.url))
  switch (endingOf(filename)) {
    case 'pdf':
      return pdfOf(text)
    case 'docx':
      return docxOf(text)
    case 'pptx':
      return pptxOf(text, await readFile(new URL('../papers/house.jpg', import.meta.url)))
    case 'xlsx':
      return xlsxOf(text)
    default:
      return Buffer.from(text)
  }
}
