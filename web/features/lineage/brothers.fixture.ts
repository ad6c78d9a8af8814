// Made-up brothers for tests, by class as the lineage's answer has them.
import { lineageRow } from '@aerie/contract/classes'
import type { LineageBrother, LineageTree } from '@aerie/contract/lineage'

export const asTree = (brothers: LineageBrother[]): LineageTree =>
  Object.fromEntries([...Map.groupBy(brothers, lineageRow)].map(([key, row]) => [String(key), row]))

export const brother = (id: number, more: Partial<LineageBrother> = {}): LineageBrother => ({
  id,
  firstName: 'Brother',
  lastName: String(id),
  ...more,
})
