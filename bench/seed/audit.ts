// Seeds a long audit log, chained as the program chains it, straight into the database.
import { sql } from 'kysely'
import { type ChainEntry, hashOf } from '../../server/platform/audit/chain.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { type SeededFolder, seedDataFolder, withAnalyzed, withDatabase } from './data-folder.ts'

const AT_ONCE = 5_000
/** Stands in one entry in ten thousand. */
export const RARE = 'heron'
/** Does one entry in twenty thousand. */
export const RARE_ACTOR = 2
const FIRST = Date.parse('2024-01-01T00:00:00Z')
const STEP_MS = 80_000

export async function seedAuditLog(folder: string, entries: number): Promise<SeededFolder> {
  const filled = await seedDataFolder(folder, 200)
  await withDatabase(folder, async ({ db }) => {
    let previous: Buffer = Buffer.alloc(32)
    for (let first = 0; first < entries; first += AT_ONCE) {
      const rows = []
      for (let n = first; n < Math.min(entries, first + AT_ONCE); n++) {
        const entry = entryOf(n)
        const hash = hashOf(previous, entry)
        rows.push({ ...entry, previous: previous.toString('hex'), hash: hash.toString('hex') })
        previous = hash
      }
      await insert(db, rows)
    }
  })
  return withAnalyzed(filled)
}

const insert = (db: Db, rows: object[]) =>
  sql`insert into audit_entries (at, actor_id, action, object_type, object_id, before, after, address, previous, hash)
    select e.at, e.actor_id, e.action, e.object_type, e.object_id, e.before, e.after, e.address,
      decode(e.previous, 'hex'), decode(e.hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (at timestamptz, actor_id integer, action text,
      object_type text, object_id text, before jsonb, after jsonb, address text, previous text, hash text)`.execute(db)

const ACTIONS = ['session.start', 'member.update', 'photo.upload', 'session.start', 'document.save'] as const

function entryOf(n: number): ChainEntry {
  const action = n % 1000 === 7 ? 'settings.change' : (ACTIONS[n % ACTIONS.length] ?? 'session.start')
  const isSaved = action === 'member.update' || action === 'document.save'
  return {
    at: new Date(FIRST + n * STEP_MS),
    actor_id: n % 20_000 === 11 ? RARE_ACTOR : 10 + (n % 180),
    action,
    object_type: action.split('.')[0] ?? '',
    object_id: String(1 + (n % 190)),
    before: isSaved ? { title: `word${n % 4_000} before` } : null,
    after: isSaved ? { title: `word${n % 5_000} ${n % 10_000 === 21 ? RARE : 'after'}`, fields: ['title'] } : null,
    address: `198.51.${n % 100}.${n % 250}`,
  }
}
