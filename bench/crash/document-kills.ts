// The server is killed while papers are uploaded, made ready and replaced: none is lost, none half, and no file is left over.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openClient } from '../instruments/client.ts'
import { startServer } from '../instruments/server-process.ts'
import { seedDataFolder } from '../seed/data-folder.ts'
import { memberOf } from './album-writer.ts'
import { writeDocuments } from './document-writer.ts'
import type { WrittenDocument } from './film-writer.ts'
import { inspect } from './inspect.ts'
import { KILLS, type Kill } from './kills.ts'
import { findDocumentFaults, findPaperFileFaults, untilDocumentsMade } from './verify-documents.ts'

const TIMES = 20
const BROTHERS = 200
/** From the first upload on; a paper is made ready in some tenths of a second. */
const [SHORTEST_MS, LONGEST_MS] = [100, 3_000]

/** Answers what is wrong. */
export async function killWhileDocumentsCome(folder: string): Promise<string[]> {
  const dataFolder = join(folder, 'documents')
  const { mailboxes } = await seedDataFolder(dataFolder, BROTHERS)
  const documents: WrittenDocument[] = []
  const faults: string[] = []
  const cookies: string[] = []
  let server = await startServer(dataFolder)
  for (let time = 0; time < TIMES; time++) {
    const kill = KILLS[time % KILLS.length] as Kill
    const moment = SHORTEST_MS + ((time * 7) % TIMES) * ((LONGEST_MS - SHORTEST_MS) / TIMES)
    const client = openClient(server.address)
    // A super admin: he replaces what any other has added.
    const cookie = await memberOf(client, mailboxes[0])
    cookies.push(cookie)
    const writing = writeDocuments(client, cookie, documents)
    await pause(moment)
    await kill.strike(server, dataFolder, writing.end)
    await writing.over
    client.close()
    server = await startServer(dataFolder)
    const found = await findDocumentFaults(server.address, mailboxes, documents)
    faults.push(...found.map((fault) => `${fault}, at kill ${time + 1} (${kill.what})`))
    console.log(
      `Kill ${time + 1}, after ${Math.round(moment)} ms (${kill.what}): ${documents.length} documents until now, ${found.length} faults.`,
    )
  }
  faults.push(...(await untilDocumentsMade(server.address, mailboxes, documents)))
  faults.push(...(await findDocumentFaults(server.address, mailboxes, documents)))
  await server.stop()
  const versions = documents.reduce((sum, one) => sum + one.versions, 0)
  console.log(`${TIMES} kills: ${documents.length} documents in ${versions} versions.`)
  faults.push(...(await findPaperFileFaults(dataFolder)))
  return [...faults, ...(await inspect(dataFolder, { cookies, imports: [], trips: [] }))]
}
