// The notifications about brothers who have passed, in groups of one shape.
import * as z from 'zod/mini'
import { group } from './notification-group.ts'
import { Id } from './values.ts'

export const REMEMBRANCE_GROUPS = {
  /**
   * Of words about a brother who has passed. `remembrance_waits`, `remembrance_flagged`: to officers, some are to be read.
   * `remembrance_stands`, `remembrance_refused`: how officers answered about yours.
   */
  remembrance: group(
    {
      remembrance_waits: 'requests',
      remembrance_flagged: 'requests',
      remembrance_stands: 'lineage',
      remembrance_refused: 'lineage',
    },
    {
      /** Of whom they are: by name, and his id. */
      of: z.string(),
      memberId: Id,
      /** Why they do not stand. */
      word: z.nullable(z.string()),
    },
  ),
  /** To the brothers of his line and class: one has passed, and his page is there. */
  remembered: group({ remembered: 'lineage' }, { name: z.string(), memberId: Id }),
}
