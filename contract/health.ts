// The health check, and what officers and scrapers are told of the state of the installation.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'

/** `attention` needs a look within days, `bad` now. */
const FindingState = z.enum(['good', 'attention', 'bad'])

export const Finding = z.object({
  id: z.string(),
  state: FindingState,
  title: z.string(),
  /** What was found, in a sentence or two. */
  sentence: z.string(),
  /** The figure that stands for it; empty where there is none. */
  figure: z.string(),
  /** What to do about it; null where nothing is to be done. */
  advice: z.nullable(z.string()),
})
export type Finding = z.infer<typeof Finding>

export const HealthDetails = z.object({
  at: z.iso.datetime(),
  /** What needs a look comes first. */
  findings: z.array(Finding),
  version: z.string(),
  /** When this process started. */
  startedAt: z.iso.datetime(),
  /** Members with a session that was used within the last hour. */
  signedIn: z.int(),
})
export type HealthDetails = z.infer<typeof HealthDetails>

export const health = endpoints('health', {
  check: endpoint('GET', '/api/health', {
    summary:
      'Answered only when the database answers; says when a disk is full, so that nothing can be saved. While Aerie starts it is 503 and {"status":"starting"}.',
    who: 'visitor',
    response: z.object({
      status: z.enum(['ok', 'disk_full']),
      /** What this process found when it last verified the log; unverified until it has walked through it once. */
      auditLog: z.enum(['unverified', 'whole', 'broken']),
    }),
  }),
  details: endpoint('GET', '/api/health/details', {
    summary: 'Whether mail leaves, jobs run, there is room, and settings look right, in words.',
    who: 'superAdmin',
    response: HealthDetails,
  }),
  metrics: endpoint('GET', '/api/health/metrics', {
    summary: 'The same as figures for Prometheus, for a scraper that sends METRICS_TOKEN in its Authorization header.',
    refuses: ['not_found'],
    who: 'visitor',
    answers: 'text/plain',
  }),
})
