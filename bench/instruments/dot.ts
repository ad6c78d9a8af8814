// The same forest as graphviz dot draws it: the judge of our layout.
import { execFileSync } from 'node:child_process'
import type { Forest } from '@aerie/lineage-layout/forest'
import type { Point } from './drawn-lines.ts'

/** It needs more than a minute for 10,000 on a machine that does nothing else. */
const LONGEST_S = 900
/** Points of typography to a pitch: a brother of 46 and a gap of 54. */
const PITCH = 100
const INCH = 72

/** Null where dot is not installed, or needs longer than a quarter of an hour. */
export function drawWithDot(forest: Forest): { lines: Point[][]; places: number[] } | null {
  try {
    const command = ['-Tplain']
    const output = execFileSync('dot', command, {
      input: graphOf(forest),
      maxBuffer: 2 ** 28,
      timeout: LONGEST_S * 1000,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    return readPlain(output.toString(), forest)
  } catch {
    return null
  }
}

function graphOf({ people, keys, row, parent }: Forest) {
  const ranks = keys.map((_, at) => {
    const members = people.flatMap((_person, index) => (row[index] === at ? [`n${index}`] : []))
    return `{rank=same;c${at};${members.join(';')}}`
  })
  const edges = people.flatMap((_, index) => ((parent[index] ?? -1) >= 0 ? [`n${parent[index]}->n${index};`] : []))
  const look =
    'graph[nodesep=0.75,ranksep=1.2,newrank=true,splines=polyline];node[shape=box,fixedsize=true,width=0.6389,height=0.6]'
  return `digraph{${look};edge[arrowhead=none];${keys.map((_, at) => `c${at}`).join('->')}[style=invis];${ranks.join('')}${edges.join('')}}`
}

/** Lines count only where they meet a row, as ours do. */
function readPlain(output: string, { row }: Forest) {
  const words = output.split('\n').map((line) => line.split(' '))
  const nodes = new Map(
    words
      .filter(([kind]) => kind === 'node')
      .map(([, name = '', x, y]) => [name, [Number(x) * INCH, Number(y)] as const]),
  )
  const heights = new Map(
    [...nodes].flatMap(([name, [, y]]) => (name.startsWith('c') ? [[y, Number(name.slice(1))]] : [])),
  )
  const byHeight = [...heights].sort(([one], [other]) => other - one)
  const rowAt = (y: number) => {
    const at = byHeight.findIndex(([height]) => height <= y)
    const [upper, lower] = [byHeight[at - 1], byHeight[at]]
    if (!lower) return byHeight.length - 1
    if (!upper) return 0
    return lower[1] - (y - lower[0]) / (upper[0] - lower[0])
  }
  const lines = words
    .filter(([kind, from = '']) => kind === 'edge' && from.startsWith('n'))
    .map(([, from = '', to = '', count, ...points]) => {
      const along = Array.from({ length: Number(count) }, (_, at) => ({
        x: Number(points[2 * at]) * INCH,
        row: rowAt(Number(points[2 * at + 1])),
      }))
      const [first, last] = [from, to].map((name) => ({
        x: nodes.get(name)?.[0] ?? 0,
        row: row[Number(name.slice(1))] ?? 0,
      }))
      return first && last ? onRows([first, ...along, last]) : []
    })
  const places = [...nodes].flatMap(([name, [x]]) => (name.startsWith('n') ? [x / PITCH] : []))
  return { lines: lines.map((line) => line.map(({ x, row: at }) => ({ x: x / PITCH, row: at }))), places }
}

function onRows(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  return Array.from({ length: last.row - first.row + 1 }, (_, step) => {
    const row = first.row + step
    if (row === first.row) return first
    if (row === last.row) return last
    const at = Math.max(
      1,
      points.findIndex((point) => point.row >= row),
    )
    const [before, after] = [points[at - 1] ?? first, points[at] ?? last]
    const share = after.row === before.row ? 0 : (row - before.row) / (after.row - before.row)
    return { x: before.x + share * (after.x - before.x), row }
  })
}
