// The notifications about trustee sets, in groups of one shape.
import * as z from 'zod/mini'
import { group } from './notification-group.ts'
import { Id } from './values.ts'

export const TRUSTEE_GROUPS = {
  /**
   * To a trustee: `trustee_called`, a round waits for him; `trustee_words_asked`, whether he still has his words. To all of
   * them: `trustee_set_ready`, which officers hear too; `trustee_set_stopped`, what they sent is of no use any more. To
   * officers: `trustee_set_waits`, the rounds do not go on without them; `trustee_keys_few`, a key is lost, and no more are
   * left than are needed.
   */
  trustees: group(
    {
      trustee_called: null,
      trustee_words_asked: null,
      trustee_set_ready: 'polls',
      trustee_set_stopped: 'polls',
      trustee_set_waits: 'requests',
      trustee_keys_few: 'requests',
    },
    {
      /** Of the set. */
      name: z.string(),
      /** Of `trustee_called`. */
      round: z.nullable(z.literal([1, 2, 3])),
      /** Why it was stopped, or waits for officers. */
      why: z.nullable(z.enum(['late', 'inactive', 'wrong_share', 'unopened_share', 'voided'])),
      /** Of whom that is said, by name. */
      names: z.string(),
      keysLeft: z.int(),
      threshold: z.int(),
    },
    { setId: Id },
  ),
}
