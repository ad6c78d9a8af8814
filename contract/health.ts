// The health check.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'

export const health = endpoints('health', {
  check: endpoint('GET', '/api/health', {
    summary: 'Answered only when the database answers; says when a disk is full, so that nothing can be saved.',
    who: 'visitor',
    response: z.object({
      status: z.enum(['ok', 'disk_full']),
      /** What this process found when it last verified the log; unverified until it has walked through it once. */
      auditLog: z.enum(['unverified', 'whole', 'broken']),
    }),
  }),
})
