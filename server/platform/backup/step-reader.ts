// Reads files of a store in few large steps, the next while the one before is worked on, and into the same memory again.
import { type FileHandle, open } from 'node:fs/promises'
import type { FileStore } from '../files/file-store.ts'
import { STEP_BYTES } from './summing.ts'

interface StoredContent {
  /** Each chunk holds until the next is asked for. */
  content: AsyncIterable<Buffer>
  /** In bytes. */
  size: number
}

/** Opens one file at a time, each to be read to its end or left; rejects as the store does where there is none. */
export function stepReader(files: FileStore): (name: string) => Promise<StoredContent> {
  const memory = [Buffer.allocUnsafeSlow(STEP_BYTES), Buffer.allocUnsafeSlow(STEP_BYTES)] as const
  return async (name) => {
    const path = files.pathOf(name)
    if (path === null) {
      const { stream, size } = await files.open(name)
      return { content: stream, size }
    }
    const handle = await open(path)
    const { size } = await handle.stat()
    return { content: inSteps(handle, memory), size }
  }
}

async function* inSteps(handle: FileHandle, [one, other]: readonly [Buffer, Buffer]) {
  try {
    let [now, next] = [one, other]
    let read = handle.read(now, 0, STEP_BYTES)
    while (true) {
      const { bytesRead } = await read
      if (bytesRead === 0) return
      read = handle.read(next, 0, STEP_BYTES)
      // Where it is left before it is waited for.
      read.catch(() => {})
      yield now.subarray(0, bytesRead)
      ;[now, next] = [next, now]
    }
  } finally {
    await handle.close()
  }
}
