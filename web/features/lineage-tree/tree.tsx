// The tree: classes as rows, brothers as nodes, lines from big to little. It pans sideways and scrolls with the page.
import './tree.css'
import { openDrawing } from '@aerie/lineage-layout/drawing/drawing'
import type { SizeName } from '@aerie/lineage-layout/drawing/sizes'
import { sizeFor } from '@aerie/lineage-layout/drawing/sizes'
import type { Layout } from '@aerie/lineage-layout/layout'
import { useMemo, useRef } from 'react'
import type { Lineage } from '#features/lineage/model/lineage.ts'
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
