// The server is killed while films are uploaded, converted and replaced: none is lost, none half, and no file is left over.
import { join } from 'node:path'
import { openAlbum } from './album-writer.ts'
import { type FilmWrites, writeFilms } from './film-writer.ts'
import { inspect } from './inspect.ts'
import { killRepeatedly } from './repeated-kills.ts'
import { findFilmFaults, findFilmFileFaults, untilFilmsMade } from './verify-films.ts'

/** In milliseconds; a conversion takes some two seconds. */
const MOMENTS = [200, 5_000] as const

/** Answers what is wrong. */
export async function killWhileFilmsCome(folder: string): Promise<string[]> {
  const dataFolder = join(folder, 'films')
  const writes: FilmWrites = { albumId: 0, films: [], documents: [] }
  const find = (address: string, mailboxes: string[]) => findFilmFaults(address, mailboxes, writes)
  const describe = () => {
    const versions = writes.documents.reduce((sum, one) => sum + one.versions, 0)
    return `${writes.films.length} films and ${writes.documents.length} documents in ${versions} versions`
  }
  const { faults, cookies, mailboxes, server } = await killRepeatedly(dataFolder, {
    moments: MOMENTS,
    async write(client, cookie) {
      writes.albumId ||= await openAlbum(client, cookie)
      return writeFilms(client, cookie, writes)
    },
    findFaults: find,
    describe,
  })
  faults.push(...(await untilFilmsMade(server.address, mailboxes, writes)))
  faults.push(...(await find(server.address, mailboxes)))
  await server.stop()
  console.log(`In the end: ${describe()}.`)
  faults.push(...(await findFilmFileFaults(dataFolder)))
  return [...faults, ...(await inspect(dataFolder, { cookies, imports: [], trips: [] }))]
}
