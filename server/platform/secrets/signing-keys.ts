// The keys that sign what is handed out, made by the migration that first needs them and never changed.
import { cached } from '../cache/cached.ts'
import type { WithCaches } from '../cache/caches.ts'

const readKeys = cached({
  answers: [],
  load: async ({ db }) => {
    const rows = await db.selectFrom('signing_keys').selectAll().execute()
    return new Map(rows.map(({ purpose, key }) => [purpose, key]))
  },
})

export async function readSigningKey(ctx: WithCaches, purpose: 'unsubscribe' | 'browser'): Promise<Buffer> {
  const key = (await readKeys(ctx)).get(purpose)
  if (!key) throw new Error(`The signing key for ${purpose} is missing`)
  return key
}
