// The health check.
import { health } from '@aerie/contract/health'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { Refusal } from '../errors.ts'
import { serveVisitors } from './serve.ts'

const PATIENCE_MS = 2_000

export function healthRoutes(app: FastifyInstance, db: Db) {
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
    if (!healthy) throw new Refusal('unavailable', 'The database does not answer.')
    return { status: 'ok' as const }
  })
}
