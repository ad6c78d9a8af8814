// The groups that a long list is divided into, and fewer of them where there is little room.

/** Those from `first` to before `end` in the list. */
export interface Group {
  label: string
  /** The same where there is little room. */
  short: string
  first: number
  end: number
}

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** At most so many, each of neighbours and with about as many brothers as the next. */
export function gathered(groups: readonly Group[], most: number): Group[][] {
  if (groups.length <= most) return groups.map((group) => [group])
  const each = (groups.at(-1)?.end ?? 0) / most
  const gatherings: Group[][] = []
  for (const group of groups) {
    const last = gatherings.at(-1)
    const room = gatherings.length * each
    if (last && ((group.first + group.end) / 2 < room || gatherings.length === most)) last.push(group)
    else gatherings.push([group])
  }
  return gatherings
}
