// Watches over the audit log while the program runs: verifies it at the start and every day, and keeps what it ends with.
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../db/db.ts'
import { readHead } from './audit.ts'
import { type KeptHead, keepHead, readHeads } from './heads.ts'
import { type Fault, verifyLog } from './verify.ts'

const DAY_MS = 24 * 3_600_000
/** A walk through everything leaves this many times its own time to others. */
const REST = 3

export interface AuditWatch {
  /** What the last verification found; unverified until the first has walked through everything. */
  state: () => 'unverified' | 'whole' | 'broken'
  /** Keeps the head once more. */
  stop(): Promise<void>
}

interface WatchOptions {
  db: Db
  /** Where heads are kept. */
  file: string
  /** Called once for each entry that is found to be wrong. */
  onFault: (fault: Fault) => Promise<void>
  /** Called with the kept heads once everything was walked and found whole. */
  onWhole: (kept: KeptHead[]) => Promise<void>
  /** Called after a verification that could not be made; the next one is on the next day. */
  onError: (error: unknown) => void
}

/** Resolves once the kept heads and the entries since the last one are verified; the others are walked afterwards. */
export async function watchAuditLog({ db, file, onFault, onWhole, onError }: WatchOptions): Promise<AuditWatch> {
  let state: ReturnType<AuditWatch['state']> = 'unverified'
  let told: number | undefined
  const stopping = new AbortController()
  const { signal } = stopping

  const verify = async (extent: 'all' | 'recent') => {
    const between = (took: number) => rest(took * REST, signal)
    const kept = await readHeads(file)
    const { fault } = await verifyLog(db, kept, { extent, ...(extent === 'all' && { between }) })
    if (signal.aborted) return
    if (fault && fault.id !== told) await onFault(fault)
    told = fault?.id
    state = fault ? 'broken' : extent === 'all' ? 'whole' : state
    if (!fault && extent === 'all') await onWhole(kept)
    if (!fault) await keep(db, file)
  }
  await verify('recent')
  const verifyAll = () => verify('all').catch(onError)
  let running = verifyAll()
  const timer = setInterval(() => {
    running = running.then(verifyAll)
  }, DAY_MS)
  return {
    state: () => state,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
      if (state !== 'broken') await keep(db, file).catch(onError)
    },
  }
}

/** False when it was cut short. */
async function rest(milliseconds: number, signal: AbortSignal) {
  await pause(milliseconds, undefined, { signal }).catch(() => {})
  return !signal.aborted
}

async function keep(db: Db, file: string) {
  const head = await readHead(db)
  const last = (await readHeads(file)).at(-1)
  if (head && head.id !== last?.id) await keepHead(file, { ...head, at: new Date(), isAccepted: false })
}
