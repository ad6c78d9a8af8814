// Holds the database's folder for this process alone, until the process ends in whatever way.
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a process that is still on its way out is waited for, in milliseconds. */
const patience = 2_000

const busy = 5

// A lock whose object is collected would be dropped, so every one is kept here until it is released.
const held = new Set<DatabaseSync>()

/** Answers what gives the folder back. Throws a sentence when another process has it. */
export async function holdFolder(folder: string): Promise<() => void> {
  const deadline = Date.now() + patience
  for (;;) {
    const lock = takeLock(folder)
    if (lock) {
      held.add(lock)
      return () => {
        if (held.delete(lock)) lock.close()
      }
    }
    if (Date.now() > deadline)
      throw new Error(
        `Another Aerie is already running on ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      )
    await pause(50)
  }
}

// Node has no file lock of its own. SQLite takes a real one on every system, and the kernel drops it with the process,
// so a crash leaves nothing to clear up. The file stays empty. Nothing else in this process may open it: POSIX drops
// the lock as soon as any handle on the file is closed.
function takeLock(folder: string): DatabaseSync | undefined {
  const file = join(folder, 'lock')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    lock.exec('pragma journal_mode = memory; begin exclusive')
    // Whoever can open the file can hold it.
    chmodSync(file, 0o600)
    return lock
  } catch (cause) {
    lock?.close()
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === busy) return undefined
    throw new Error(
      `${folder} cannot be written to. Start Aerie as the account that owns it, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
}
