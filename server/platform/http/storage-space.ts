// Notices from what fails that a disk is full, so that the health check says so and super admins hear of it.
import { health } from '@aerie/contract/health'
import { stale } from '@aerie/contract/stale'
import type { Bus } from '../events/bus.ts'

/** Two of the file system, one of PostgreSQL, and the refusal of what would not have fitted. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100', 'storage_full'])
/** How long after the last failure it counts as full. A server that is used writes more often. */
const LASTS_MS = 5 * 60_000

export interface StorageSpace {
  /** Whether something failed because a disk is full, which is remembered. */
  note(error: unknown): boolean
  isFull(): boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    storage: StorageSpace
  }
}

export function watchStorageSpace(bus: Bus): StorageSpace {
  let failedAt = -LASTS_MS
  const isFull = () => performance.now() - failedAt < LASTS_MS
  return {
    isFull,
    note(error) {
      if (!saysFull(error)) return false
      const isNews = !isFull()
      failedAt = performance.now()
      // Through this process alone: the database may be what cannot write.
      if (isNews) bus.deliver({ number: null, stale: stale(health.check), only: { role: 'admin' } })
      return true
    },
  }
}

const saysFull = (error: unknown): boolean =>
  error instanceof Error && (FULL.has((error as NodeJS.ErrnoException).code ?? '') || saysFull(error.cause))
