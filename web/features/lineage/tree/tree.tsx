// The tree: classes as rows, brothers as nodes, lines from big to little. It pans sideways and scrolls with the page.
import './tree.css'
import { useMemo, useRef } from 'react'
import { openDrawing } from '../drawing/drawing.ts'
import { sizeFor } from '../drawing/sizes.ts'
import type { Layout } from '../layout/layout.ts'
import type { Lineage } from '../model/lineage.ts'
import type { SizeName } from '../model/lineage-search.ts'
import { DrawnTree, type DrawnTreeProps } from './drawn-tree.tsx'
import type { TreeView } from './tree-view.ts'
import { useRoom } from './use-room.ts'

interface TreeProps extends Omit<DrawnTreeProps, 'view' | 'pan' | 'room'>, Pick<TreeView, 'tracing' | 'folding'> {
  lineage: Lineage
  layout: Layout
  sizeName: SizeName
}

export function Tree({ lineage, layout, sizeName, tracing, folding, ...rest }: TreeProps) {
  const pan = useRef<HTMLDivElement>(null)
  const outer = useRef<HTMLDivElement>(null)
  const room = useRoom(outer)
  const { isLine } = rest
  const view = useMemo(() => {
    const size = sizeFor({ name: sizeName, width: layout.width, room, isLine })
    return { lineage, tracing, folding, drawing: openDrawing(lineage.forest, layout, size) }
  }, [lineage, layout, sizeName, room, isLine, tracing, folding])
  return <div ref={outer}>{room > 0 && <DrawnTree {...rest} view={view} pan={pan} room={room} />}</div>
}
