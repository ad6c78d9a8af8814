// Lays out the whole lineage beside the page.
import type { LineageTree } from '@aerie/contract/lineage'
import { type Forest, prepare } from './layout/forest.ts'
import { type Layout, layOut } from './layout/layout.ts'

export interface LaidOut {
  forest: Forest
  whole: Layout
}

addEventListener('message', ({ data }: MessageEvent<LineageTree>) => {
  const forest = prepare(data)
  const laidOut: LaidOut = { forest, whole: layOut(forest) }
  postMessage(laidOut)
})
