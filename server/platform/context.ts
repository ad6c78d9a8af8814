// The context of a service: all that it needs from outside, passed as its first argument.
import type { Role } from '@aerie/contract/person'
import type { Compilable, OperationNodeSource, RawBuilder } from 'kysely'
import type { BallotChecks } from './ballot-checks/ballot-checks.ts'
import type { Caches } from './cache/caches.ts'
import type { Db } from './db/db.ts'
import type { Announcement, Bus } from './events/bus.ts'
import type { FileStore } from './files/file-store.ts'
import type { UnprovedOfficer } from './session/officer-step.ts'
import type { VoteKeys } from './vote-keys.ts'

export interface Actor {
  id: number
  /** With which he may act now: that of a member, while his rights as an officer wait. */
  role: Role
  sessionId: string
  /** When the password was last typed in this session. */
  confirmedAt: Date
  /** Of an officer who has yet to prove more than his password. */
  owes?: UnprovedOfficer | undefined
}

export interface Context {
  db: Db
  /** Null for a visitor. */
  actor: Actor | null
  /** The page that sent the request, by the name it gives itself; null where none did. */
  page: string | null
  /** Where the request came from; for the audit log and throttling alone. */
  address: string | null
  now: () => Date
  files: FileStore
  voteKeys: VoteKeys
  /** The threads that check and count ballots that are sealed by trustees. */
  ballotChecks: BallotChecks
  bus: Bus
  /** The caches of this process. */
  caches: Caches
  /** Runs once the transaction has been committed, or at once outside of one. */
  afterCommit: (work: () => void) => void
  /** Called with the number of the last announced change, once it is committed. */
  onChange?: (number: number) => void
  /** Inside a transaction, the work of its last statement; see `atClose`, `writeAtClose` and `announce`. */
  closing?: Closing
}

/** Writes one row, of which it returns an `answer`. */
export interface Write {
  write: OperationNodeSource & Compilable<{ answer: string }>
  /** Hears the answer before the commit. */
  hear?: ((answer: string) => void) | undefined
}

/**
 * Whether an entry of a cache is what the transaction has read, asked before its own changes are delivered: what puts in
 * its place, after them, what was written; null where something else has concerned it.
 */
type Renewal = () => (() => void) | null

export interface Closing {
  writes: Write[]
  calls: RawBuilder<unknown>[]
  announcements: Announcement[]
  renewals: Renewal[]
  /** Whether the transaction may be retried. */
  isRepeatable: boolean
}

export interface MemberContext extends Context {
  actor: Actor
}

/** A context without a caller, for jobs and for the start. */
export const contextOf = (
  parts: Pick<Context, 'db' | 'bus' | 'files' | 'voteKeys' | 'ballotChecks' | 'caches'>,
): Context => ({
  ...parts,
  actor: null,
  page: null,
  address: null,
  now: () => new Date(),
  afterCommit: (work) => work(),
})
