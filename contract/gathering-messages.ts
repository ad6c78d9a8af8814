// What the hosts of a gathering write to those who come.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { LONGEST_GATHERING_REASON } from './gathering-values.ts'
import { PathId, requiredText } from './values.ts'

export const gatheringMessages = endpoints('gatheringMessages', {
  send: endpoint('POST', '/api/gatherings/:gatheringId/messages', {
    summary:
      'Write to all who come to a gathering that you host, or wait or may: in the bell, and by mail as each has chosen.',
    refuses: ['conflict', 'too_many'],
    params: z.object({ gatheringId: PathId }),
    body: z.strictObject({ text: requiredText('Write something', LONGEST_GATHERING_REASON) }),
    /** How many are told. */
    response: z.object({ told: z.int() }),
  }),
})
