// A member who leaves: his account sleeps at once, and is deleted unless he comes back.
import * as z from 'zod/mini'
import { endpoint, endpoints, JUST_NOW } from './endpoint.ts'

/** So long the account sleeps before it is deleted. */
export const DEPARTURE_DAYS = 30

/** How he stands in the lineage once he is gone: with his name, with his first name and an initial, or as "A brother". */
export const KeptName = z.enum(['full', 'initial', 'none'])
export type KeptName = z.infer<typeof KeptName>

/** What stands for somebody who asked not to be named. It is no name: two who are called so are not one man by it. */
export const UNNAMED = 'A brother'

export const departures = endpoints('departures', {
  ask: endpoint('POST', '/api/account/departure', {
    summary: 'Leave: your account sleeps at once, and is deleted after 30 days unless you sign in before.',
    refuses: ['not_allowed'],
    body: z.strictObject({ keptName: KeptName }),
    response: z.object({ dueAt: z.iso.datetime() }),
    fresh: () => JUST_NOW,
  }),
})
