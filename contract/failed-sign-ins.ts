// Sign-ins that failed, as super admins see them.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { PersonName } from './person.ts'

/** In days. */
export const FAILED_SIGN_INS_KEPT = 90

/** All of one day that meant the same member and came from the same network. */
export const FailedSignIn = z.object({
  day: z.iso.date(),
  /** Null where whoever was meant is no member. */
  member: z.nullable(PersonName),
  /** Such as `203.0.113.0/24`; empty where it is one of many that day. */
  network: z.string(),
  times: z.int(),
  lastAt: z.iso.datetime(),
})
export type FailedSignIn = z.infer<typeof FailedSignIn>

export const failedSignIns = endpoints('failedSignIns', {
  list: endpoint('GET', '/api/auth/failed-sign-ins', {
    summary: 'Whose sign-ins failed, from which networks and how often: the newest 500 of the last 90 days.',
    who: 'superAdmin',
    response: z.array(FailedSignIn),
  }),
})
