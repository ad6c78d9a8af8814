// The health check.
import { health } from '@aerie/contract/health'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { AuditWatch } from '../audit/watch.ts'
import type { Db } from '../db/db.ts'
import { Refusal } from '../errors.ts'
import { serveVisitors } from './serve.ts'

const PATIENCE_MS = 2_000

export function healthRoutes(app: FastifyInstance, db: Db, auditLog: AuditWatch['state']) {
  serveVisitors(app, health.check, async () => {
    const answered = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS)
    })
    const healthy = await Promise.race([answered, late])
    clearTimeout(timer)
    if (!healthy) throw new Refusal('unavailable', 'The database does not answer.', { retryAfter: 2 })
    // No refusal: a balancer would take a server away that can still be read.
    return { status: app.storage.isFull() ? ('disk_full' as const) : ('ok' as const), auditLog: auditLog() }
  })
}
