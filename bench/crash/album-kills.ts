// The server is killed while photos are uploaded, made, flagged and deleted: none is lost, none half, and no file is left over.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openClient } from '../instruments/client.ts'
import { type ServerProcess, startServer } from '../instruments/server-process.ts'
import { seedDataFolder } from '../seed/data-folder.ts'
import { type AlbumWrites, memberOf, openAlbum, writePhotos } from './album-writer.ts'
import { findUnnoted } from './copy-reader.ts'
import { inspect } from './inspect.ts'
import { KILLS, type Kill } from './kills.ts'
import { findFileFaults, findStateFaults, untilAllMade } from './verify-albums.ts'

const TIMES = 20
const BROTHERS = 200
/** A round is killed at another moment each time, from the first of these on. */
const [SHORTEST_MS, LONGEST_MS] = [300, 2_500]

/** Answers what is wrong. */
export async function killWhilePhotosCome(folder: string): Promise<string[]> {
  const dataFolder = join(folder, 'albums')
  const { mailboxes } = await seedDataFolder(dataFolder, BROTHERS)
  const writes: AlbumWrites = { albumId: 0, photos: [], received: [] }
  const faults: string[] = []
  const cookies: string[] = []
  let server = await startServer(dataFolder)
  for (let time = 0; time < TIMES; time++) {
    const kill = KILLS[time % KILLS.length] as Kill
    const moment = SHORTEST_MS + ((time * 7) % TIMES) * ((LONGEST_MS - SHORTEST_MS) / TIMES)
    const before = writes.photos.length
    cookies.push(...(await strikeWhileWriting({ server, dataFolder, kill, moment }, mailboxes, time, writes)))
    server = await startServer(dataFolder)
    const found = await findStateFaults(server.address, mailboxes, writes)
    faults.push(...found.map((fault) => `${fault}, at kill ${time + 1} (${kill.what})`))
    console.log(
      `Kill ${time + 1}, after ${Math.round(moment)} ms (${kill.what}): ${writes.photos.length - before} photos came, ${found.length} faults.`,
    )
  }
  faults.push(...(await untilAllMade(server.address, mailboxes, writes.albumId)))
  faults.push(...(await findStateFaults(server.address, mailboxes, writes)))
  await server.stop()
  const counts = Object.entries(Object.groupBy(writes.photos, ({ state }) => state))
  console.log(`${TIMES} kills: ${counts.map(([state, photos]) => `${photos?.length} ${state}`).join(', ')}.`)
  faults.push(...(await findFileFaults(dataFolder)))
  faults.push(...(await findUnnoted(dataFolder, writes.received)))
  return [...faults, ...(await inspect(dataFolder, { cookies, imports: [], trips: [] }))]
}

interface Strike {
  server: ServerProcess
  dataFolder: string
  kill: Kill
  /** In milliseconds from the first upload on. */
  moment: number
}

/** Answers the sessions that were opened. */
async function strikeWhileWriting(
  { server, dataFolder, kill, moment }: Strike,
  mailboxes: string[],
  time: number,
  writes: AlbumWrites,
) {
  const client = openClient(server.address)
  const uploader = await memberOf(client, mailboxes[1])
  const flagger = await memberOf(client, mailboxes[2 + time])
  writes.albumId ||= await openAlbum(client, uploader)
  const writing = await writePhotos({ client, address: server.address, uploader, flagger }, writes)
  await pause(moment)
  await kill.strike(server, dataFolder, writing.end)
  await writing.over
  client.close()
  return [uploader, flagger]
}
