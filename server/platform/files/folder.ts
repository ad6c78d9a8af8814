// Keeps files in a folder of this machine.
import { createReadStream } from 'node:fs'
import { mkdir, opendir, readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { adoptDurably, writeDurably } from './durable-write.ts'
import { FileMissing, type ListedFile, type Storing } from './file-store.ts'

export function openFolder(folder: string): Storing {
  const root = resolve(folder)
  return {
    disk: new Disk(new FSDriver({ location: root, visibility: 'private' })),
    put: (name, content) => writeDurably(join(root, name), content),
    adopt: (path, name) => adoptDurably(path, join(root, name)),
    stream: async (name, range) => createReadStream(join(root, name), range),
    read: (name) =>
      readFile(join(root, name)).catch((cause: unknown) => {
        throw isMissing(cause) ? new FileMissing(name, { cause }) : cause
      }),
    pathOf: (name) => join(root, name),
    async *list(prefix) {
      // A prefix may end within a name: what lies in its folder is compared with it.
      for await (const file of filesIn(root, dirname(`${prefix}.`))) if (file.name.startsWith(prefix)) yield file
    },
    async incoming() {
      const place = join(root, '.incoming')
      await mkdir(place, { recursive: true, mode: 0o700 })
      return place
    },
  }
}

/** Passes over names that begin with a dot: drafts, what is arriving, and what systems put into every folder. */
async function* filesIn(root: string, folder: string): AsyncGenerator<ListedFile> {
  const entries = await unlessMissing(opendir(join(root, folder)))
  for await (const entry of entries ?? []) {
    if (entry.name.startsWith('.')) continue
    const name = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(root, name)
    else if (entry.isFile()) {
      const found = await unlessMissing(stat(join(root, name)))
      if (found) yield { name, modified: found.mtime }
    }
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** What is removed while others look is no failure of theirs. */
const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
