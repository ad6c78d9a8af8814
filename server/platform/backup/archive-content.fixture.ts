// What whoever took an archive out reads in it: the rows of each table as lines of text.
import { readArchive } from './read-archive.ts'

export type ArchivedRows = ReadonlyMap<string, readonly string[]>

/** Tables without rows are left out. */
export async function readRows(path: string): Promise<ArchivedRows> {
  const rows = new Map<string, string[]>()
  await readArchive(path, null, {
    async rows({ name }, chunks) {
      const parts: Buffer[] = []
      for await (const chunk of chunks) parts.push(chunk)
      rows.set(name, Buffer.concat(parts).toString('utf8').split('\n').filter(Boolean))
    },
  })
  return rows
}

/** Rows that one of two archives has and the other has not, by table. */
export function differenceOf(one: ArchivedRows, other: ArchivedRows): Map<string, string[]> {
  const difference = new Map<string, string[]>()
  for (const table of new Set([...one.keys(), ...other.keys()])) {
    const [left, right] = [new Set(one.get(table)), new Set(other.get(table))]
    const rows = [...left.symmetricDifference(right)]
    if (rows.length > 0) difference.set(table, rows)
  }
  return difference
}
