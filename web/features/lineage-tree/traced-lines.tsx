// The traced line over the tree, drawn anew without drawing the tree anew.
import { memo, useMemo, useSyncExternalStore } from 'react'
import { Lines } from './lines.tsx'
import type { TreeView } from './tree-view.ts'

export const TracedLines = memo(({ drawing, tracing }: Pick<TreeView, 'drawing' | 'tracing'>) => {
  const traced = useSyncExternalStore(tracing.subscribe, tracing.traced)
  const paths = useMemo(() => (traced ? drawing.pathsOf(traced.people) : null), [drawing, traced])
  return paths && <Lines paths={paths} traced={traced?.isPath ? 'path' : 'line'} />
})
