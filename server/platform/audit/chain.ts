// How an entry follows from the one before it: SHA-256 over that one's mark and what the entry says.
import { createHash } from 'node:crypto'
import { formerJson } from '@aerie/votes/canonical-json'

export interface ChainEntry {
  at: Date
  actor_id: number | null
  action: string
  object_type: string
  object_id: string | null
  before: unknown
  after: unknown
  address: string | null
}

export const hashOf = (previous: Buffer, entry: ChainEntry) =>
  createHash('sha256').update(previous).update(contentOf(entry)).digest()

/** In the form that entries have had from the first on: by RFC 8785 those with the heads of an election would read otherwise. */
export const contentOf = (e: ChainEntry) =>
  formerJson([e.at.toISOString(), e.actor_id, e.action, e.object_type, e.object_id, e.before, e.after, e.address])
