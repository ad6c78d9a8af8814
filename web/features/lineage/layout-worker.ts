// Lays out the whole lineage beside the page.
import type { LineageTree } from '@aerie/contract/lineage'
import { layOut } from '@aerie/lineage-layout/layout'
import { forestOf, type PlacedBrothers } from './model/forest.ts'

addEventListener('message', ({ data }: MessageEvent<LineageTree>) => {
  const forest = forestOf(data)
  const placed: PlacedBrothers = { forest, whole: layOut(forest) }
  postMessage(placed)
})
