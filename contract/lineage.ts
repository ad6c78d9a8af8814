// Big and little brothers, the claims to be one, and the colours of their lines.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { isRemembered } from './person.ts'
import { Id } from './values.ts'

export const MOST_LITTLES = 2

export const LINEAGE_COLORS = ['blue', 'red', 'orange', 'yellow', 'green', 'purple', 'brown', 'grey', 'black'] as const
export const LineageColor = z.enum(LINEAGE_COLORS)
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

/** Proposed as his big brother, or as one of his littles, beside what stands on record. */
export const ProposedRelative = z.extend(Relative, {
  side: z.enum(['big', 'little']),
  /** Null once he has left. */
  proposedBy: z.nullable(Id),
})
export type ProposedRelative = z.infer<typeof ProposedRelative>

/** Goes stale when ties change and with nothing else: who is of whose line. */
export const lines: { path: `/api/${string}` } = { path: '/api/lineage/lines' }

/** The name of a member who is gone, with a key that only he has: two of one name are two men. */
const Departed = z.object({ name: z.string(), departed: z.uuid() })

/** A brother in the tree. What is not known of him is absent. */
export const LineageBrother = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  familiar: z.optional(z.string()),
  cohort: z.optional(z.string()),
  class: z.optional(z.int()),
  pledgeClass: z.optional(z.int()),
  /** A member's id, or the name of somebody who is none, or is none any more. */
  bigBrother: z.optional(z.union([Id, z.string(), Departed])),
  /** The tie to his big brother is claimed, and waits to be confirmed. */
  claimed: z.optional(z.literal(true)),
  /** Who is proposed as his big brother beside the one on record, and who is asked. */
  proposed: z.optional(z.array(z.object({ big: Id, awaited: z.array(Id) }))),
  /** Names of those who are no members; of members the other end tells. */
  littleBrothers: z.optional(z.array(z.union([z.string(), Departed]))),
  /** His own; without it he has that of the big brother above him. */
  lineageColor: z.optional(LineageColor),
  profileImageUrl: z.optional(z.string()),
  isRemembered,
})
export type LineageBrother = z.infer<typeof LineageBrother>

/** The brothers of each class, by the number of its row. */
export const LineageTree = z.record(z.string(), z.array(LineageBrother))
export type LineageTree = z.infer<typeof LineageTree>

/** The oldest class number that may be asked for is that of the pre-founding brothers; older records hold years. */
const classNumber = z.pipe(
  z.string().check(z.regex(/^-?\d{1,4}$/, 'Give the number of a class.')),
  z.transform((digits: string) => Number(digits)),
)

export const lineage = endpoints('lineage', {
  list: endpoint('GET', '/api/lineage', {
    summary: 'All brothers by class, with their bigs and littles; or those of one class.',
    query: z.strictObject({ class: z.optional(classNumber) }),
    response: LineageTree,
  }),
})
