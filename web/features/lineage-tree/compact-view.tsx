// Everyone at once, as threads on a canvas, the most compact size: a mark for each brother, his own place in brass.
import './compact-view.css'
import { type RefObject, useEffect, useRef } from 'react'
import { useTheme } from '#ui/theme/theme.ts'
import { context, inksOf } from './canvas.ts'
import type { TreeView } from './tree-view.ts'

export function CompactView({ lineage, drawing }: Pick<TreeView, 'lineage' | 'drawing'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other inks
  useEffect(() => draw(canvas, { lineage, drawing }), [lineage, drawing, theme])
  return <canvas ref={canvas} className="compact-view" aria-hidden />
}

function draw(
  canvas: RefObject<HTMLCanvasElement | null>,
  { lineage, drawing }: Pick<TreeView, 'lineage' | 'drawing'>,
) {
  const pen = canvas.current && context(canvas.current, drawing.width, drawing.height)
  if (!pen) return
  const inks = inksOf(canvas.current)
  const { pitch, into } = drawing.size
  pen.globalAlpha = 0.85
  pen.lineWidth = pitch < 6 ? 0.8 : 1.25
  for (const [color, path] of drawing.pathsOf()) {
    pen.strokeStyle = inks(color)
    pen.setLineDash(color === 'dashed' ? [2, 2] : [])
    pen.stroke(new Path2D(path))
  }
  pen.globalAlpha = 1
  const width = Math.max(1.5, Math.min(8, pitch * 0.66))
  for (const row of drawing.rows)
    for (const index of drawing.layout.rows[row] ?? []) {
      pen.fillStyle = inks(lineage.forest.color[index] ?? 'none')
      pen.fillRect(drawing.xOf(index) - width / 2, drawing.topOf(row) + into, width, Math.min(10, width * 1.25 + 1.5))
    }
  const { me } = lineage
  if (me === undefined) return
  pen.fillStyle = inks('own')
  pen.beginPath()
  pen.arc(drawing.xOf(me), drawing.topOf(lineage.forest.row[me] ?? 0) + into + 5, 5, 0, 7)
  pen.fill()
}
