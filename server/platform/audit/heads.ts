// What the audit log ended with, kept in a file outside the database: whoever cuts the log there does not reach it.
import { open, readFile } from 'node:fs/promises'
import type { Head } from './audit.ts'

/** The file's name in the data folder. */
export const HEADS = 'audit-heads'

export interface KeptHead extends Head {
  at: Date
  /** An operator took the log for good as it stood; what was kept before says no more about it. */
  isAccepted: boolean
}

const LINE = /^(\S+) (\d+) ([0-9a-f]{64})( accepted)?$/

/** In the order they were kept. A line that a power cut left half-written is passed over. */
export async function readHeads(file: string): Promise<KeptHead[]> {
  return (await readText(file)).split('\n').flatMap((line) => {
    const [, at = '', id, hash = '', accepted] = LINE.exec(line) ?? []
    if (!id) return []
    return [{ at: new Date(at), id: Number(id), hash: Buffer.from(hash, 'hex'), isAccepted: accepted !== undefined }]
  })
}

/** Adds a head, on the disk when this resolves. Nothing that was kept is ever written over. */
export async function keepHead(file: string, { id, hash, at, isAccepted }: KeptHead) {
  const text = await readText(file)
  const line = `${at.toISOString()} ${id} ${hash.toString('hex')}${isAccepted ? ' accepted' : ''}\n`
  const handle = await open(file, 'a', 0o600)
  try {
    await handle.appendFile(text === '' || text.endsWith('\n') ? line : `\n${line}`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function readText(file: string) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
