// Verifies after crashes that each paper has the versions that were acknowledged, whole and made, and that files belong to rows.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  codeOfFile,
  coverOf,
  isPaperRendition,
  originalOf,
  shownOf,
} from '../../server/features/document-files/files.ts'
import { tidyDocuments } from '../../server/features/documents/tidying.ts'
import { tidyPhotos } from '../../server/features/photos/service.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { type Client, openClient } from '../instruments/client.ts'
import { withDatabase } from '../seed/data-folder.ts'
import { memberOf } from './album-writer.ts'
import type { WrittenDocument } from './film-writer.ts'
import { sweeping } from './sweeping.ts'
import { filesIn, isWholePicture } from './verify-albums.ts'

/** A job that a kill interrupted is due again after two minutes, and each of them may have been. */
const TIMEOUT_MS = 600_000

/** Answers what is wrong; what was under way is taken as it was found. */
export async function findDocumentFaults(address: string, mailboxes: string[], documents: WrittenDocument[]) {
  const client = openClient(address)
  const faults = await findVersionFaults(client, await memberOf(client, mailboxes[0]), documents)
  client.close()
  return faults
}

/** Likewise. */
export async function findVersionFaults(client: Client, cookie: string, documents: WrittenDocument[]) {
  const faults: string[] = []
  for (const document of documents) {
    const { status, body } = await client.send(`/api/documents/${document.id}/versions`, { headers: { cookie } })
    const found = status === 200 ? JSON.parse(String(body)).length : 0
    const isRight = found === document.versions || (document.isReplaced && found === document.versions + 1)
    if (!isRight) faults.push(`document ${document.id} has ${found} versions of ${document.versions} acknowledged`)
    Object.assign(document, { versions: found, isReplaced: false })
  }
  return faults
}

/** Waits until none is being made any more; answers which are not ready then. */
export async function untilDocumentsMade(address: string, mailboxes: string[], documents: WrittenDocument[]) {
  const client = openClient(address)
  const cookie = await memberOf(client, mailboxes[0])
  const listUnmade = async () => {
    const statuses = await Promise.all(
      documents.map(
        async ({ id }) => (await client.send(`/api/documents/${id}/content`, { headers: { cookie } })).status,
      ),
    )
    return documents.filter((_, at) => statuses[at] !== 200)
  }
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(2_000))
    if ((await listUnmade()).length === 0) break
  const faults = (await listUnmade()).map(({ id }) => `document ${id} is not made ready`)
  client.close()
  return faults
}

/** Opens the folder, which no server may run on, sweeps as the server does two days later, and compares. */
export const findPaperFileFaults = (folder: string) =>
  withDatabase(folder, async (database) => {
    await sweeping(database, join(folder, 'files'), async (later) => {
      // With what uploads and jobs that broke off left in the folder of arrivals.
      await tidyPhotos(later)
      await tidyDocuments(later)
    })
    return compare(database.db, join(folder, 'files'))
  })

interface Stored {
  code: string
  extension: string
  sha256: Buffer
  state: string
  rendition: string | null
  has_cover: boolean
}

async function compare(db: Db, folder: string) {
  const { rows } = await sql<Stored>`
    select code, extension, sha256, state, rendition, has_cover from document_versions`.execute(db)
  const found = await filesIn(folder)
  const codes = new Set(rows.map(({ code }) => code))
  const faults = [
    ...rows.flatMap(({ code, extension, state }) => (state === 'ready' ? [] : [`${code}.${extension} is ${state}`])),
    ...found.filter((name) => !codes.has(codeOfFile(name))).map((name) => `${name} belongs to nothing`),
  ]
  const wrong = async (name: string, isRight: (content: Buffer) => boolean | Promise<boolean>) => {
    if (!found.includes(name)) faults.push(`${name} is missing`)
    else if (!(await isRight(await readFile(join(folder, name))))) faults.push(`${name} is not whole`)
  }
  for (const row of rows) {
    await wrong(originalOf(row), (content) => createHash('sha256').update(content).digest().equals(row.sha256))
    if (isPaperRendition(row.rendition)) await wrong(shownOf(row.code, row.rendition), isWholePaper)
    if (row.has_cover) await wrong(coverOf(row.code), isWholePicture)
  }
  console.log(`There are ${rows.length} versions with ${found.length} files, each looked at.`)
  return faults
}

/** A zip or a PDF to its end, or JSON. */
function isWholePaper(content: Buffer) {
  if (content.subarray(0, 2).equals(Buffer.from('PK'))) return content.lastIndexOf('PK\x05\x06') > 0
  if (content.subarray(0, 4).equals(Buffer.from('%PDF'))) return content.subarray(-32).includes('%%EOF')
  try {
    JSON.parse(content.toString())
    return true
  } catch {
    return false
  }
}
