// The server is killed while papers are uploaded, made ready and replaced: none is lost, none half, and no file is left over.
import { join } from 'node:path'
import { writeDocuments } from './document-writer.ts'
import type { WrittenDocument } from './film-writer.ts'
import { inspect } from './inspect.ts'
import { killRepeatedly } from './repeated-kills.ts'
import { findDocumentFaults, findPaperFileFaults, untilDocumentsMade } from './verify-documents.ts'

/** In milliseconds; a paper is made ready in some tenths of a second. */
const MOMENTS = [100, 3_000] as const

/** Answers what is wrong. */
export async function killWhileDocumentsCome(folder: string): Promise<string[]> {
  const dataFolder = join(folder, 'documents')
  const documents: WrittenDocument[] = []
  const find = (address: string, mailboxes: string[]) => findDocumentFaults(address, mailboxes, documents)
  const describe = () =>
    `${documents.length} documents in ${documents.reduce((sum, one) => sum + one.versions, 0)} versions`
  const { faults, cookies, mailboxes, server } = await killRepeatedly(dataFolder, {
    moments: MOMENTS,
    write: async (client, cookie) => writeDocuments(client, cookie, documents),
    findFaults: find,
    describe,
  })
  faults.push(...(await untilDocumentsMade(server.address, mailboxes, documents)))
  faults.push(...(await find(server.address, mailboxes)))
  await server.stop()
  console.log(`In the end: ${describe()}.`)
  faults.push(...(await findPaperFileFaults(dataFolder)))
  return [...faults, ...(await inspect(dataFolder, { cookies, imports: [], trips: [] }))]
}
