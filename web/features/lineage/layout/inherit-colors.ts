// The colour of each line: a brother's own, or that of the nearest big above him who has one.
import type { LineageColor } from '@aerie/contract/lineage'
import type { Person } from './people.ts'

export function inheritColors(people: Person[], parent: Int32Array): (LineageColor | null)[] {
  const colors = new Array<LineageColor | null | undefined>(people.length)
  return people.map((_, start) => {
    const path: number[] = []
    let at = start
    let color: LineageColor | null | undefined
    while (at >= 0 && color === undefined) {
      color = colors[at] ?? people[at]?.brother?.lineageColor
      if (colors[at] === null) color = null
      path.push(at)
      at = parent[at] ?? -1
    }
    for (const passed of path) colors[passed] = color ?? null
    return color ?? null
  })
}
