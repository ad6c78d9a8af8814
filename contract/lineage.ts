// Big and little brothers, and the colours of their lines.
import * as z from 'zod/mini'
import { Id } from './values.ts'

export const MOST_LITTLES = 2

export const LineageColor = z.enum(['blue', 'red', 'orange', 'yellow', 'green', 'purple', 'brown', 'grey', 'black'])
export type LineageColor = z.infer<typeof LineageColor>

/** A big or little brother: `id` is null where the name matches nobody in the directory. */
export const Relative = z.object({
  id: z.nullable(Id),
  name: z.string(),
  pledgeClass: z.nullable(z.int()),
  class: z.nullable(z.int()),
  profileImageUrl: z.nullable(z.string()),
})
export type Relative = z.infer<typeof Relative>

/** What goes stale when ties change, wherever lines are shown or asked about. */
export const lines: { path: `/api/${string}` } = { path: '/api/lineage' }
