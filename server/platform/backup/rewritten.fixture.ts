// Archives that agree with themselves and are wrong: one that is read, changed on the way, and summed up anew.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Catalog, ENTRIES, listLine, type Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { openArchiveWriter } from './write-archive.ts'

interface Changes {
  /** How a file is called in the new one. */
  nameOf?: (name: string) => string
  catalog?: (catalog: Catalog) => Catalog
  /** The rows of one table, as COPY has them. */
  rows?: Record<string, string>
}

/** Reads the archive at one path and writes the changed one to another. */
export async function rewriteArchive(
  from: string,
  to: string,
  { nameOf = (name) => name, catalog: change = (catalog) => catalog, rows: other = {} }: Changes,
) {
  const writer = await openArchiveWriter(to, null)
  const sums = new Map<string, string>()
  let list = ''
  const manifest = await readArchive(from, null, {
    async file(name, content: Readable) {
      const added = await writer.add(`${ENTRIES.files}${nameOf(name)}`, await wholeOf(content))
      list += listLine(nameOf(name), await added.sha256)
    },
    catalog: async (catalog) => void (await writer.add(ENTRIES.database, Buffer.from(JSON.stringify(change(catalog))))),
    async rows({ name }, chunks) {
      const kept = await wholeOf(chunks)
      const text = other[name]
      async function* content() {
        yield text === undefined ? kept : Buffer.from(text)
      }
      const added = await writer.addChunks(`${ENTRIES.tables}${name}/`, content())
      sums.set(name, await added.sha256)
    },
  })
  await writer.add(ENTRIES.fileList, Buffer.from(list))
  const summedUp: Manifest = {
    ...manifest,
    tables: manifest.tables.map((table) => ({ ...table, sha256: sums.get(table.name) ?? table.sha256 })),
    files: { ...manifest.files, listSha256: createHash('sha256').update(list).digest('hex') },
  }
  await writer.add(ENTRIES.manifest, Buffer.from(JSON.stringify(summedUp)))
  await writer.end()
}

async function wholeOf(content: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}
