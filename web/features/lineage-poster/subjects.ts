// Of whom a poster can be: everyone, one's own line, the line that is shown, or all of one colour.
import type { Layout } from '@aerie/lineage-layout/layout'
import { layOut } from '@aerie/lineage-layout/layout'
import { linesByColor } from '@aerie/lineage-layout/lines-by-color'
import { plural } from '@aerie/text/plurals'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import { countLabel, lineName } from '#features/lineage/model/words.ts'

export interface Subject {
  key: string
  label: string
  subtitle: string
  /** The name of the file, without its ending. */
  file: string
  layOut: () => Layout
}

/** Above so many brothers one page holds no more than a colour. */
const TOO_MANY_FOR_ONE_SHEET = 3000

/** The first is the likeliest. */
export function subjectsOf(lineage: Lineage, shownLine: number | undefined): Subject[] {
  const { forest, whole, me, nameOf, lineOf } = lineage
  const members = forest.people.filter(({ brother }) => brother).length
  const everyone: Subject = {
    key: 'everyone',
    label: 'Everyone',
    subtitle: `${countLabel(members)} in ${forest.keys.length} ${plural(forest.keys.length, 'class', 'classes')}`,
    file: 'lineages',
    layOut: () => whole,
  }
  const line = (index: number): Subject => ({
    key: `line-${index}`,
    label: index === me ? 'My line' : `${nameOf(index)}’s line`,
    subtitle: `The line of ${nameOf(index)}`,
    file: 'line',
    layOut: () => layOut(forest, lineOf(index)),
  })
  const colors = [...linesByColor(forest, lineage.littles)].map(
    ([color, entries]): Subject => ({
      key: color,
      label: lineName(color),
      subtitle: `${lineName(color)}, ${countLabel(entries.length)}`,
      file: `${color}-line`,
      layOut: () => layOut(forest, new Set(entries.map(({ index }) => index))),
    }),
  )
  const shown = shownLine === undefined ? [] : [line(shownLine)]
  const mine = me === undefined || me === shownLine ? [] : [line(me)]
  if (members > TOO_MANY_FOR_ONE_SHEET) return [...shown, ...colors, ...mine, everyone]
  return [...shown, everyone, ...mine, ...colors]
}
