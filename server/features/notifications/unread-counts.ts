// How many notifications each member has not read, kept in memory until his change.
import type { Db } from '#platform/db/db.ts'
import { type Bus, type Change, touches } from '#platform/events/bus.ts'
import * as data from './data.ts'

const REMEMBERED = 20_000

export interface UnreadCounts {
  read(memberId: number): Promise<number>
}

export function openUnreadCounts(db: Db, bus: Bus): UnreadCounts {
  const known = new Map<number, Promise<number>>()
  bus.subscribe((change) => {
    if (!touches(change, ['notifications'])) return
    const told = membersOf(change)
    if (told === null) known.clear()
    else for (const memberId of told) known.delete(memberId)
  })
  return {
    read(memberId) {
      const kept = known.get(memberId)
      if (kept !== undefined) return kept
      if (known.size >= REMEMBERED) known.clear()
      const counting = data.countUnread(db, memberId)
      known.set(memberId, counting)
      // A failed read must not be remembered.
      counting.catch(() => {
        if (known.get(memberId) === counting) known.delete(memberId)
      })
      return counting
    },
  }
}

/** Null where a change concerns everybody. */
function membersOf({ only }: Change) {
  if (!only || 'role' in only) return null
  return 'memberId' in only ? [only.memberId] : only.memberIds
}
