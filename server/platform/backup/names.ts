// How archives are named, and which of them go when newer ones have come.

const DAY_MS = 86_400_000
/** So many of the newest days, weeks and months keep the last archive that was made in them. */
const KEPT = { days: 7, weeks: 4, months: 6 }

/** To the millisecond: one that failed and the next may be of the same second. */
export const archiveName = (at: Date, isEncrypted: boolean) =>
  `aerie-${at.toISOString().slice(0, 23).replace(/[:.]/g, '-')}.tar.zst${isEncrypted ? '.age' : ''}`

/** What an archive is called while it is made. */
export const unfinished = (name: string) => `${name}.unfinished`

/** Those that are not the last of one of the newest days, weeks or months that have any. */
export function outdated<Item extends { at: Date }>(items: Item[]): Item[] {
  const newestFirst = items.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set<Item>([
    ...lastOfEach(newestFirst, ({ at }) => dayOf(at), KEPT.days),
    ...lastOfEach(newestFirst, ({ at }) => weekOf(at), KEPT.weeks),
    ...lastOfEach(newestFirst, ({ at }) => at.toISOString().slice(0, 7), KEPT.months),
  ])
  return newestFirst.filter((item) => !kept.has(item))
}

const dayOf = (at: Date) => String(Math.floor(at.getTime() / DAY_MS))
/** From Monday on. */
const weekOf = (at: Date) => String(Math.floor((at.getTime() / DAY_MS + 3) / 7))

function lastOfEach<Item>(newestFirst: Item[], spanOf: (item: Item) => string, count: number) {
  const last = new Map<string, Item>()
  for (const item of newestFirst) {
    const span = spanOf(item)
    if (!last.has(span)) last.set(span, item)
  }
  return [...last.values()].slice(0, count)
}

export const isArchive = (name: string) => /^aerie-[\dT-]+\.tar\.zst(\.age)?$/.test(name)

export const isUnfinished = (name: string) =>
  name.endsWith('.unfinished') && isArchive(name.slice(0, -'.unfinished'.length))
