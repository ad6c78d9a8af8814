// Lays out the whole lineage beside the page.
import type { LineageTree } from '@aerie/contract/lineage'
import { prepare } from './layout/forest.ts'
import { type LaidOut, layOut } from './layout/layout.ts'

addEventListener('message', ({ data }: MessageEvent<LineageTree>) => {
  const forest = prepare(data)
  const laidOut: LaidOut = { forest, whole: layOut(forest) }
  postMessage(laidOut)
})
