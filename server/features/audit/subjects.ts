// What entries of the audit log are about: the names of things, and where they can be seen.
import type { Db } from '#platform/db/db.ts'
import type { Registry } from '#platform/feature.ts'
import { type EntryRow, isAboutMember } from './log-data.ts'

interface EntrySubject {
  name: string
  link: string | null
}

/** What things are called that have no name to be told. */
const NAMELESS: Record<string, string> = { photo: 'a photo', trip: '' }

/** Answers the thing of each entry: of what is gone, the name that the entry itself has. */
export async function readSubjects(
  db: Db,
  { auditSubjects }: Registry,
  { entries, names }: { entries: EntryRow[]; names: Map<number, string> },
) {
  const found = new Map<string, Map<number, string>>()
  await Promise.all(
    Object.entries(auditSubjects).map(async ([kind, subject]) => {
      const ids = idsOf(entries.filter(({ object_type }) => object_type === kind))
      if (!subject || ids.length === 0) return
      found.set(kind, new Map((await subject.listNames(db, ids)).map(({ id, name }) => [id, name])))
    }),
  )
  return (entry: EntryRow): EntrySubject => {
    const { object_type: kind } = entry
    const id = Number(entry.object_id)
    if (isAboutMember(entry)) return memberOf(entry, id, names.get(id))
    const name = found.get(kind)?.get(id)
    if (name !== undefined) return { name: `“${name}”`, link: auditSubjects[kind]?.pathOf(id) ?? null }
    const kept = keptName(entry)
    return { name: kept ? `“${kept}”` : (NAMELESS[kind] ?? numberOf(entry)), link: null }
  }
}

const memberOf = ({ actor_id, object_id }: EntryRow, id: number, name: string | undefined): EntrySubject => {
  if (object_id === null) return { name: '', link: null }
  const link = name === undefined ? null : `/profile/${id}`
  return { name: id === actor_id ? 'himself' : (name ?? `member ${id}`), link }
}

const numberOf = ({ object_id }: EntryRow) => (object_id === null ? '' : `number ${object_id}`)

export const idsOf = (entries: Pick<EntryRow, 'object_id'>[]) => [
  ...new Set(entries.map(({ object_id }) => Number(object_id)).filter((id) => Number.isInteger(id) && id > 0)),
]

function keptName({ before, after }: EntryRow): string | null {
  for (const facts of [after, before] as (Record<string, unknown> | null)[])
    for (const field of ['title', 'name', 'filename']) if (typeof facts?.[field] === 'string') return facts[field]
  return null
}
