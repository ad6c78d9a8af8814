// The process in which a large roster is read, at a low priority; it says a batch at a time, and ends with who began it.
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { UnreadableRoster } from '@aerie/roster-reading/letters/unreadable-roster'
import type { RosterMessage } from './read-elsewhere.ts'
import { openRosterFile, type RosterOrder } from './roster-file.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// At the terminal Ctrl-C is for who began it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.once('message', (order: RosterOrder) => void read(order))

/** Resolves when it was heard. */
async function say(said: RosterMessage) {
  const heard = once(process, 'message')
  process.send?.(said)
  await heard
}

async function read(order: RosterOrder) {
  try {
    const { columns, headerRow, letters, batches, seen } = await openRosterFile(order)
    await say({ kind: 'opened', columns, headerRow, letters })
    for await (const batch of batches) await say({ kind: 'batch', ...batch })
    await say({ kind: 'read', seen: seen() })
  } catch (error) {
    if (!(error instanceof UnreadableRoster)) throw error
    await say({ kind: 'unreadable', sentence: error.message })
  }
}
