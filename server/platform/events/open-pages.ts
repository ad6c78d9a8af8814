// Who has a page open, in whichever process: each keeps one row of those it has, and reads those of the others.
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** Between a page that opens and the row that says so; many open at once. */
const SOON_MS = 1_000
const AGAIN_MS = 40_000
/** After so many seconds without word a process has ended. */
const SILENT_SECONDS = 120

export interface OpenPages {
  /** Returns the function that says that it is closed. */
  open(memberId: number): () => void
  /** Of these members, those who have a page open somewhere. */
  of(memberIds: number[]): Promise<Set<number>>
  close(): Promise<void>
}

/** `process` is the name of this one among those of the installation. */
export function keepOpenPages(db: Db, process: string): OpenPages {
  const counts = new Map<number, number>()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<unknown> = Promise.resolve()
  let isClosed = false
  // While the database is away nobody asks either; the next word says all.
  const write = () => {
    writing = writing.then(() => save(db, process, [...counts.keys()])).catch(() => {})
    return writing
  }
  const soon = (afterMs: number) => {
    if (isClosed || waiting) return
    waiting = setTimeout(() => {
      waiting = undefined
      void write().then(() => {
        if (counts.size > 0) soon(AGAIN_MS)
      })
    }, afterMs)
    waiting.unref()
  }
  const changed = () => {
    clearTimeout(waiting)
    waiting = undefined
    soon(SOON_MS)
  }
  return {
    open(memberId) {
      const count = counts.get(memberId) ?? 0
      counts.set(memberId, count + 1)
      if (count === 0) changed()
      return () => {
        const left = (counts.get(memberId) ?? 1) - 1
        if (left > 0) return void counts.set(memberId, left)
        counts.delete(memberId)
        changed()
      }
    },
    async of(memberIds) {
      const elsewhere = await readOthers(db, process, memberIds)
      return new Set(memberIds.filter((id) => counts.has(id) || elsewhere.has(id)))
    },
    async close() {
      isClosed = true
      clearTimeout(waiting)
      await writing
      await db
        .deleteFrom('open_pages')
        .where('process', '=', process)
        .execute()
        .catch(() => {})
    },
  }
}

const save = async (db: Db, process: string, memberIds: number[]) => {
  await sql`insert into open_pages (process, member_ids, seen_at) values (${process}, ${memberIds}::int[], now())
    on conflict (process) do update set member_ids = excluded.member_ids, seen_at = now()`.execute(db)
  await sql`delete from open_pages where seen_at < now() - make_interval(secs => ${SILENT_SECONDS})`.execute(db)
}

async function readOthers(db: Db, process: string, memberIds: number[]) {
  const { rows } = await sql<{ id: number }>`select distinct id from open_pages, unnest(member_ids) id
    where process <> ${process} and seen_at > now() - make_interval(secs => ${SILENT_SECONDS})
      and id = any(${memberIds}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
