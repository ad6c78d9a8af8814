// The health check.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const health = {
  check: endpoint('GET', '/api/health', {
    summary: 'Ok only when the database answers.',
    who: 'visitor',
    response: z.object({ status: z.literal('ok') }),
  }),
}
