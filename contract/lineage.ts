// Big and little brothers, the claims to be one, and the colours of their lines.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { Id, PathId } from './values.ts'

export const MOST_LITTLES = 2

export const LineageColor = z.enum(['blue', 'red', 'orange', 'yellow', 'green', 'purple', 'brown', 'grey', 'black'])
export type LineageColor = z.infer<typeof LineageColor>

/** A tie that counts for nothing yet: it waits for the members who are `awaited`, or for an officer, to confirm it. */
export const Claim = z.object({ tieId: Id, awaited: z.array(Id) })
export type Claim = z.infer<typeof Claim>

/** A big or little brother: `id` is null where the name matches nobody in the directory. */
export const Relative = z.object({
  id: z.nullable(Id),
  name: z.string(),
  pledgeClass: z.nullable(z.int()),
  class: z.nullable(z.int()),
  profileImageUrl: z.nullable(z.string()),
  /** Null once the tie is confirmed, and of a name. */
  claim: z.nullable(Claim),
})
export type Relative = z.infer<typeof Relative>

/** What goes stale when ties change, wherever lines are shown or asked about. */
export const lines: { path: `/api/${string}` } = { path: '/api/lineage' }

const tieId = z.object({ tieId: PathId })

export const lineage = endpoints('lineage', {
  confirm: endpoint('POST', '/api/lineage/ties/:tieId/confirm', {
    summary: 'Confirm a tie that another has claimed; of others, super admins do.',
    refuses: ['not_allowed', 'conflict'],
    params: tieId,
  }),
  refuse: endpoint('POST', '/api/lineage/ties/:tieId/refuse', {
    summary: 'Say that a claimed tie is not so. It goes, and only you or an officer may tie the two again.',
    refuses: ['not_allowed', 'conflict'],
    params: tieId,
  }),
})
