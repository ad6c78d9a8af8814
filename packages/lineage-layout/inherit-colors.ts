// The colour of each line: a brother's own, or that of the nearest big above him who has one.
import type { Brother, ColorOf, Person } from './people.ts'

export function inheritColors<B extends Brother>(people: Person<B>[], parent: Int32Array): (ColorOf<B> | null)[] {
  const colors = new Array<ColorOf<B> | null | undefined>(people.length)
  return people.map((_, start) => {
    const path: number[] = []
    let at = start
    let color: ColorOf<B> | null | undefined
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
