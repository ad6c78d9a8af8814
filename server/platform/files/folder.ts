// Keeps files in a folder of this machine.
import { closeSync, createReadStream, fstatSync, open, read } from 'node:fs'
import { mkdir, opendir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { adoptDurably, isDraft, writeDurably } from './durable-write.ts'
import { FileMissing, type ListedFile, type Storing } from './file-store.ts'
import { isLeft, removeLeftFiles } from './incoming.ts'

export function openFolder(folder: string): Storing {
  const root = resolve(folder)
  const incoming = async () => {
    const place = join(root, '.incoming')
    await mkdir(place, { recursive: true, mode: 0o700 })
    return place
  }
  return {
    disk: new Disk(new FSDriver({ location: root, visibility: 'private' })),
    put: (name, content) => writeDurably(join(root, name), content),
    adopt: (path, name) => adoptDurably(path, join(root, name)),
    stream: async (name, range) => createReadStream(join(root, name), range),
    read: (name) =>
      readSmall(join(root, name)).catch((cause: unknown) => {
        throw isMissing(cause) ? new FileMissing(name, { cause }) : cause
      }),
    pathOf: (name) => join(root, name),
    async *list(prefix) {
      // A prefix may end within a name: what lies in its folder is compared with it.
      for await (const file of filesIn(root, dirname(`${prefix}.`))) if (file.name.startsWith(prefix)) yield file
    },
    incoming,
    async removeLeft(now) {
      await removeLeftFiles(await incoming(), now)
      for await (const { name, modified } of filesIn(root, '.', isDraft))
        if (isLeft(modified, now)) await rm(join(root, name), { force: true })
    },
  }
}

const [openFile, readInto] = [promisify(open), promisify(read)]

/**
 * Node's own `readFile` waits for one of its threads four times: what is asked of a file that is open already, and its end,
 * wait for no disk.
 */
async function readSmall(path: string): Promise<Buffer> {
  const file = await openFile(path, 'r')
  try {
    const content = Buffer.allocUnsafeSlow(fstatSync(file).size)
    const { bytesRead } = await readInto(file, content, 0, content.length, 0)
    if (bytesRead === content.length) return content
  } finally {
    closeSync(file)
  }
  // Some file systems give less than they are asked for.
  return readFile(path)
}

/** Begin with a dot: drafts, what is arriving, and what systems put into every folder. */
const isVisible = (name: string) => !name.startsWith('.')

async function* filesIn(root: string, folder: string, isWanted = isVisible): AsyncGenerator<ListedFile> {
  const entries = await unlessMissing(opendir(join(root, folder)))
  for await (const entry of entries ?? []) {
    const name = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory() && isVisible(entry.name)) yield* filesIn(root, name, isWanted)
    else if (entry.isFile() && isWanted(entry.name)) {
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
