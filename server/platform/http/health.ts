// The health check.
import { health } from '@aerie/contract/health'
import type { FastifyInstance } from 'fastify'
import { isFoundBroken, stateOf } from '../audit/findings.ts'
import type { AuditWatch } from '../audit/watch.ts'
import type { Db } from '../db/db.ts'
import { Refusal } from '../errors.ts'
import { serveVisitors } from './serve.ts'

const TIMEOUT_MS = 2_000

export function healthRoutes(app: FastifyInstance, db: Db, ownState: AuditWatch['state']) {
  serveVisitors(app, health.check, async () => {
    const answered = isFoundBroken(db).then(
      (isBroken) => ({ isBroken }),
      () => null,
    )
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), TIMEOUT_MS)
    })
    const answer = await Promise.race([answered, late])
    clearTimeout(timer)
    if (!answer) throw new Refusal('unavailable', 'The database does not answer.', { retryAfter: 2 })
    // No refusal: a balancer would take a server away that can still be read.
    const status = app.storage.isFull() ? ('disk_full' as const) : ('ok' as const)
    return { status, auditLog: stateOf(ownState(), answer.isBroken) }
  })
}
