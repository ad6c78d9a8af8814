// The layout of the lineage: what it costs, and how its picture compares with that of graphviz dot.
import { brotherhood, forestOf } from '@aerie/lineage-layout/brotherhood.fixture'
import type { Forest } from '@aerie/lineage-layout/forest'
import { type Layout, layOut } from '@aerie/lineage-layout/layout'
import { drawWithDot } from '../instruments/dot.ts'
import { measureLines, type Point, widthOf } from '../instruments/drawn-lines.ts'
import { type Figure, milliseconds, times } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'

const COUNTS = [300, 2_000, 10_000]
const SEED = 7
const ROUNDS = 7
const GOALS = { growth: 6, width: 0.6, length: (count: number) => (count > 2_000 ? 1.3 : 1.1) }

export function measureLayout(): Figure[] {
  const brotherhoods = COUNTS.map((count) => brotherhood(count, SEED, 0))
  const used = brotherhoods.map((brothers) => {
    const rounds = Array.from({ length: ROUNDS + 3 }, () => {
      const before = process.cpuUsage()
      layOut(forestOf(brothers))
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    })
    return median(rounds.slice(3))
  })
  const [, small = 0, large = 0] = used
  const growth: Figure = {
    workload: 'the layout of the lineage of 10,000',
    baseline: `${milliseconds(small)}: that of 2,000`,
    goal: `at most ${GOALS.growth} × the baseline`,
    measured: `${milliseconds(large)}, ${times(large / small)}`,
    met: large <= GOALS.growth * small,
  }
  return [growth, ...COUNTS.map((count, at) => compare(count, forestOf(brotherhoods[at] ?? [])))]
}

function compare(count: number, forest: Forest): Figure {
  const layout = layOut(forest)
  const ours = measureLines(linesOf(forest, layout))
  const ourWidth = widthOf([...layout.x.slice(0, forest.people.length)])
  const workload = `the picture of ${count.toLocaleString('en')} brothers`
  const drawn = drawWithDot(forest)
  const goal = `crossings at most its, lines at most ${GOALS.length(count)} ×, width at most ${GOALS.width} ×`
  if (!drawn)
    return {
      workload,
      baseline: 'graphviz dot: not here, or not done',
      goal,
      measured: `${ours.crossings} crossings`,
      met: null,
    }
  const theirs = measureLines(drawn.lines)
  const [length, width] = [ours.length / theirs.length, ourWidth / widthOf(drawn.places)]
  return {
    workload,
    baseline: `graphviz dot: ${theirs.crossings} crossings`,
    goal,
    measured: `${ours.crossings} crossings, lines ${times(length)}, width ${times(width)}`,
    met: ours.crossings <= theirs.crossings && length <= GOALS.length(count) && width <= GOALS.width,
  }
}

function linesOf({ parent, row }: Forest, { x, passes }: Layout): Point[][] {
  return [...parent].flatMap((big, little) => {
    if (big < 0) return []
    const stops = [big, ...(passes.get(little) ?? []), little]
    return [stops.map((item, at) => ({ x: x[item] ?? 0, row: (row[big] ?? 0) + at }))]
  })
}
