// Makes an archive of the installation: files that stay as they are first, then the database in one snapshot, then the latest files.
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { connectionOptions, type Location } from '../db/connections.ts'
import { FileMissing, type FileStore } from '../files/file-store.ts'
import { PLAIN_TEXT, readCatalog, reading, readTables } from './catalog.ts'
import { ENTRIES, FORMAT, LEFT_OUT, listLine, type Manifest, RESTORE_FOLDER } from './manifest.ts'
import { stepReader } from './step-reader.ts'
import { type ArchiveWriter, openArchiveWriter } from './write-archive.ts'

/** Between looking for the newest files and the snapshot a file may come and go; then both are looked at again. */
const ATTEMPTS = 5

export interface Making {
  database: Location
  files: FileStore
  /** Where the archive is written; nothing may be there. */
  path: string
  passphrase: string | null
  version: string
  createdAt: Date
  /** Where the audit log was accepted; it travels in the manifest. */
  accepted: Manifest['acceptedHead']
  /** Called with the files so far and, once it is counted, with how many there are. */
  onProgress?: (filesDone: number, filesInAll: number) => void
}

export interface ArchiveSummary {
  manifest: Manifest
  /** Of the archive. */
  bytes: number
}

export async function makeArchive(making: Making): Promise<ArchiveSummary> {
  const archive = await openArchiveWriter(making.path, making.passphrase)
  try {
    return await fill(archive, making)
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

async function fill(archive: ArchiveWriter, making: Making): Promise<ArchiveSummary> {
  const taken = takenFiles(archive, making)
  await taken.takeNew()
  const client = new pg.Client(connectionOptions(making.database))
  client.on('error', () => {})
  await client.connect()
  let tables: Manifest['tables']
  try {
    await client.query(PLAIN_TEXT)
    await takeSnapshot(client, taken.takeNew)
    tables = await dump(client, archive)
  } finally {
    await client.end()
  }
  const list = await archive.add(ENTRIES.fileList, await taken.list())
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: making.createdAt.toISOString(),
    version: making.version,
    tables,
    files: { ...taken.counts(), listSha256: await list.sha256 },
    leftOut: LEFT_OUT,
    acceptedHead: making.accepted,
  }
  await archive.add(ENTRIES.manifest, Buffer.from(JSON.stringify(manifest, null, 2)))
  return { manifest, bytes: await archive.end() }
}

/**
 * Rows may name files from before their commit until after it. All that lie there when the snapshot is taken have to be in
 * the archive, whether or not somebody deletes them meanwhile: those that come last are taken within it.
 */
async function takeSnapshot(client: pg.Client, takeNew: () => Promise<boolean>) {
  for (let attempt = 1; ; attempt++) {
    await takeNew()
    await client.query('begin transaction isolation level repeatable read, read only')
    const tables = (await readTables(client)).map(({ name }) => client.escapeIdentifier(name))
    await client.query(`lock table ${tables.join(', ')} in access share mode`)
    if ((await takeNew()) || attempt === ATTEMPTS) return
    await client.query('rollback')
  }
}

async function dump(client: pg.Client, archive: ArchiveWriter): Promise<Manifest['tables']> {
  const catalog = await readCatalog(client)
  await archive.add(ENTRIES.database, Buffer.from(JSON.stringify(catalog)))
  const tables: Manifest['tables'] = []
  for (const table of catalog.tables) {
    const rows = client.query(copyTo(reading(client, table)))
    const added = await archive.addChunks(`${ENTRIES.tables}${table.name}/`, rows)
    tables.push({ name: table.name, rows: rows.rowCount, sha256: await added.sha256 })
  }
  await client.query('commit')
  return tables
}

/** The files of the store, each taken once. */
function takenFiles(archive: ArchiveWriter, { files, onProgress }: Making) {
  const sums = new Map<string, Promise<string>>()
  const open = stepReader(files)
  let bytes = 0

  /** False where one that was listed was gone before it was read. */
  async function take(name: string) {
    try {
      const { content, size } = await open(name)
      const { sha256 } = await archive.addStream(`${ENTRIES.files}${name}`, content, size)
      sums.set(name, sha256)
      bytes += size
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }
  async function takeNew() {
    const wanted: string[] = []
    for await (const { name } of files.list(''))
      if (!sums.has(name) && !name.startsWith(RESTORE_FOLDER)) wanted.push(name)
    const inAll = sums.size + wanted.length
    let isComplete = true
    for (const name of wanted) {
      if (!(await take(name))) isComplete = false
      onProgress?.(sums.size, inAll)
    }
    return isComplete
  }
  return {
    takeNew,
    async list() {
      const lines: string[] = []
      for (const [name, sha256] of sums) lines.push(listLine(name, await sha256))
      return Buffer.from(lines.join(''))
    },
    counts: () => ({ count: sums.size, bytes }),
  }
}

const isMissing = (error: unknown) => error instanceof FileMissing || (error as NodeJS.ErrnoException).code === 'ENOENT'
