// The server is killed while films are uploaded, converted and replaced: none is lost, none half, and no file is left over.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openClient } from '../instruments/client.ts'
import { type ServerProcess, startServer } from '../instruments/server-process.ts'
import { seedDataFolder } from '../seed/data-folder.ts'
import { memberOf, openAlbum } from './album-writer.ts'
import { type FilmWrites, writeFilms } from './film-writer.ts'
import { inspect } from './inspect.ts'
import { KILLS, type Kill } from './kills.ts'
import { findFilmFaults, findFilmFileFaults, untilFilmsMade } from './verify-films.ts'

const TIMES = 20
const BROTHERS = 200
/** From the first upload on; a conversion takes some two seconds. */
const [SHORTEST_MS, LONGEST_MS] = [200, 5_000]

/** Answers what is wrong. */
export async function killWhileFilmsCome(folder: string): Promise<string[]> {
  const dataFolder = join(folder, 'films')
  const { mailboxes } = await seedDataFolder(dataFolder, BROTHERS)
  const writes: FilmWrites = { albumId: 0, films: [], documents: [] }
  const faults: string[] = []
  const cookies: string[] = []
  let server = await startServer(dataFolder)
  for (let time = 0; time < TIMES; time++) {
    const kill = KILLS[time % KILLS.length] as Kill
    const moment = SHORTEST_MS + ((time * 7) % TIMES) * ((LONGEST_MS - SHORTEST_MS) / TIMES)
    cookies.push(await strikeWhileWriting({ server, dataFolder, kill, moment }, mailboxes, writes))
    server = await startServer(dataFolder)
    const found = await findFilmFaults(server.address, mailboxes, writes)
    faults.push(...found.map((fault) => `${fault}, at kill ${time + 1} (${kill.what})`))
    console.log(
      `Kill ${time + 1}, after ${Math.round(moment)} ms (${kill.what}): ${writes.films.length} films and ${writes.documents.length} documents until now, ${found.length} faults.`,
    )
  }
  faults.push(...(await untilFilmsMade(server.address, mailboxes, writes)))
  faults.push(...(await findFilmFaults(server.address, mailboxes, writes)))
  await server.stop()
  const versions = writes.documents.reduce((sum, one) => sum + one.versions, 0)
  console.log(
    `${TIMES} kills: ${writes.films.length} films, ${writes.documents.length} documents in ${versions} versions.`,
  )
  faults.push(...(await findFilmFileFaults(dataFolder)))
  return [...faults, ...(await inspect(dataFolder, { cookies, imports: [], trips: [] }))]
}

interface Strike {
  server: ServerProcess
  dataFolder: string
  kill: Kill
  /** In milliseconds from the first upload on. */
  moment: number
}

/** Answers the session that was opened. */
async function strikeWhileWriting(
  { server, dataFolder, kill, moment }: Strike,
  mailboxes: string[],
  writes: FilmWrites,
) {
  const client = openClient(server.address)
  // A super admin: he adds documents.
  const cookie = await memberOf(client, mailboxes[0])
  writes.albumId ||= await openAlbum(client, cookie)
  const writing = writeFilms(client, cookie, writes)
  await pause(moment)
  await kill.strike(server, dataFolder, writing.end)
  await writing.over
  client.close()
  return cookie
}
