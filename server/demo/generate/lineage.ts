// Draws the lines of the demo brotherhood: who is whose big brother, and the colours that come down.
import { LINEAGE_COLORS, type LineageColor } from '@aerie/contract/lineage'
import type { DemoBrother, WithoutLineage } from '../demo-brother.ts'
import { chance, pick, type Random, seeded } from './random.ts'

type Color = LineageColor | null

/** The colours the founders took, and one line that never did. */
const taken: readonly Color[] = [...LINEAGE_COLORS, null]

/** Founding seniors stand at 0; those before them are in no line. */
const generation = ({ pledgeClass }: WithoutLineage) => (pledgeClass < -2 ? Number.NEGATIVE_INFINITY : pledgeClass + 2)

interface Line {
  big: number | null
  color: Color
  littles: number
}

/** `ties` holds, by key, the cast's big brothers; the rest is chance. Brothers come sorted by class. */
export function drawLines(brothers: readonly WithoutLineage[], ties: Readonly<Record<string, string>>): DemoBrother[] {
  const random = seeded(1991)
  const placeOf = new Map(brothers.map(({ key }, place) => [key, place]))
  const lines = brothers.map((brother): Line => ({ big: null, color: brother.lineageColor, littles: 0 }))
  for (const big of Object.values(ties)) lineAt(lines, placeOf.get(big) ?? -1).littles += 1
  for (const [place, brother] of brothers.entries()) {
    const line = lineAt(lines, place)
    const tied = placeOf.get(ties[brother.key ?? ''] ?? '')
    if (generation(brother) <= 2) line.color ??= generation(brother) < 0 ? null : (taken[place % taken.length] ?? null)
    else if (tied !== undefined) line.big = tied
    else if (brother.key || !chance(random, 0.02)) {
      line.big = adopt(random, brothers, lines, place)
      lineAt(lines, line.big).littles += 1
    }
    if (line.big !== null) line.color = lineAt(lines, line.big).color
  }
  return brothers.map((brother, place) => {
    const { big, color } = lineAt(lines, place)
    return { ...brother, bigBrother: big, lineageColor: color }
  })
}

/** Somebody one to three classes above with room for another little brother, of the same colour where one is set. */
function adopt(random: Random, brothers: readonly WithoutLineage[], lines: readonly Line[], place: number) {
  const little = brothers[place]
  const free = brothers.flatMap((brother, at) => {
    const above = little ? generation(little) - generation(brother) : 0
    return above >= 1 && above <= 3 && lineAt(lines, at).littles < 2 ? [at] : []
  })
  const colorOf = (at: number) => lineAt(lines, at).color
  const colors = free.map(colorOf)
  const earlier = lines.slice(0, place).map(({ color }) => color)
  const color = little?.lineageColor ?? (chance(random, 0.6) ? longestUnseen(colors, earlier) : pick(random, colors))
  return pick(
    random,
    free.filter((at) => colorOf(at) === color),
  )
}

/** The colour that has waited longest for somebody, so that no line dies out. */
const longestUnseen = (colors: readonly Color[], earlier: readonly Color[]) =>
  colors.reduce((longest, color) => (earlier.lastIndexOf(color) < earlier.lastIndexOf(longest) ? color : longest))

function lineAt(lines: readonly Line[], place: number): Line {
  const line = lines[place]
  if (!line) throw new RangeError(`There is no brother at ${place}`)
  return line
}
