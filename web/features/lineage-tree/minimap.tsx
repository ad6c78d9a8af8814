// The minimap: everyone as coloured marks in a strip, over a tree wider than its window: drag the window on it to go anywhere.
import './minimap.css'
import { memo, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useTheme } from '#ui/theme/theme.ts'
import { context, inksOf } from './canvas.ts'
import type { TreeView } from './tree-view.ts'
import { onceAFrame } from './use-tree-window.ts'

interface MinimapProps extends Pick<TreeView, 'lineage' | 'drawing'> {
  pan: RefObject<HTMLElement | null>
  /** Scrolls to a place of the tree, in pixels from its left and top. */
  onScrollTo: (x: number, y: number) => void
}

export const Minimap = memo(({ lineage, drawing, pan, onScrollTo }: MinimapProps) => {
  const map = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const box = useRef<HTMLSpanElement>(null)
  const theme = useTheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other inks
  useEffect(() => drawMarks(canvas.current, map.current, { lineage, drawing }), [lineage, drawing, theme])
  useEffect(() => {
    const update = () => placeWindow(box.current, canvas.current, pan.current, drawing)
    update()
    return onceAFrame(pan.current, update)
  }, [drawing, pan])
  const scrollTo = (event: PointerEvent) => {
    const area = canvas.current?.getBoundingClientRect()
    if (!area) return
    const at = { x: (event.clientX - area.left) / area.width, y: (event.clientY - area.top) / area.height }
    onScrollTo(at.x * drawing.width, at.y * drawing.height)
  }
  return (
    <div
      ref={map}
      className="minimap"
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        scrollTo(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && scrollTo(event)}
    >
      <canvas ref={canvas} />
      <span ref={box} className="minimap-window" />
    </div>
  )
})

function drawMarks(
  canvas: HTMLCanvasElement | null,
  map: HTMLElement | null,
  { lineage, drawing }: Pick<TreeView, 'lineage' | 'drawing'>,
) {
  if (!canvas || !map) return
  const { paddingTop, paddingBottom } = getComputedStyle(map)
  const height = map.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
  const pen = context(canvas, map.clientWidth, height)
  const scale = map.clientWidth / drawing.width
  const step = height / drawing.rows.length
  const inks = inksOf(canvas)
  const width = Math.max(0.8, Math.min(3, drawing.size.pitch * scale * 0.6))
  drawing.rows.forEach((row, at) => {
    for (const index of drawing.layout.rows[row] ?? []) {
      if (pen) pen.fillStyle = inks(lineage.forest.color[index] ?? 'none')
      pen?.fillRect(drawing.xOf(index) * scale - width / 2, at * step, width, Math.max(0.8, step * 0.7))
    }
  })
  const { me } = lineage
  const own = me === undefined ? -1 : drawing.rows.indexOf(lineage.forest.row[me] ?? 0)
  if (!pen || me === undefined || own < 0) return
  pen.fillStyle = inks('own')
  pen.fillRect(drawing.xOf(me) * scale - 2, own * step - 1, 4, 4)
}

/** Where the page stands in the tree. */
function placeWindow(
  box: HTMLElement | null,
  canvas: HTMLElement | null,
  pan: HTMLElement | null,
  drawing: MinimapProps['drawing'],
) {
  if (!box || !canvas || !pan) return
  const scale = { x: canvas.clientWidth / drawing.width, y: canvas.clientHeight / drawing.height }
  const { top } = pan.getBoundingClientRect()
  const [from, to] = [Math.max(0, -top), Math.min(drawing.height, innerHeight - top)]
  box.style.transform = `translate(${pan.scrollLeft * scale.x}px, ${from * scale.y}px)`
  box.style.width = `${Math.min(canvas.clientWidth, pan.clientWidth * scale.x)}px`
  box.style.height = `${Math.max(3, (to - from) * scale.y)}px`
}
