// Has a large roster read in a process of its own: what reading leaves in memory goes with it.
import { fork } from 'node:child_process'
import { on } from 'node:events'
import { UnreadableRoster } from '@aerie/roster-reading/letters/unreadable-roster'
import { Refusal } from '#platform/errors.ts'
import { watchProcess } from '#platform/process-limits.ts'
import type { OpenedRoster, RosterFindings, RosterOrder } from './roster-file.ts'
import type { StagedBatch } from './staged-rows.ts'

export type RosterMessage =
  | ({ kind: 'opened' } & Pick<OpenedRoster, 'columns' | 'headerRow' | 'letters'>)
  | ({ kind: 'batch' } & StagedBatch)
  | { kind: 'read'; seen: RosterFindings }
  | { kind: 'unreadable'; sentence: string }

const PROGRAM = new URL('./roster-process.ts', import.meta.url)
/** Twenty times what the largest takes. */
const LIMITS = { processorMs: 15 * 60_000, memory: 1_000_000_000 }

/** As `openRosterFile`; `unavailable` where the process ended before its time, at whatever point. */
export async function openRosterElsewhere(order: RosterOrder): Promise<OpenedRoster> {
  const { PATH, TMPDIR, LANG, NODE_COMPILE_CACHE } = process.env
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=4'],
    env: { PATH, TMPDIR, LANG, NODE_COMPILE_CACHE, NODE_NO_WARNINGS: '1', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const hearing = on(child, 'message', { close: ['exit'] })
  const watch = watchProcess(child.pid ?? 0, LIMITS)
  const close = () => {
    watch.end()
    child.kill('SIGKILL')
  }
  watch.exceeded.then(close)

  /** It reads on while this is worked on. */
  async function next(): Promise<Exclude<RosterMessage, { kind: 'unreadable' }>> {
    const heard = await hearing.next().catch(() => null)
    if (!heard || heard.done) throw brokenOff()
    const said: RosterMessage = heard.value[0]
    if (said.kind === 'unreadable') throw new UnreadableRoster(said.sentence)
    child.send('heard', () => {})
    return said
  }
  let seen: RosterFindings = { foreignNames: [], columnQuestions: [] }
  async function* batches(): AsyncGenerator<StagedBatch> {
    for (;;) {
      const said = await next()
      if (said.kind === 'batch') yield said
      if (said.kind !== 'read') continue
      seen = said.seen
      return
    }
  }
  try {
    child.send(order, () => {})
    const opened = await next()
    if (opened.kind !== 'opened') throw brokenOff()
    const { columns, headerRow, letters } = opened
    return { columns, headerRow, letters, batches: batches(), seen: () => seen, close }
  } catch (error) {
    close()
    throw error
  }
}

const brokenOff = () =>
  new Refusal('unavailable', 'Reading the file broke off, and nothing of it was kept. Please try again.')
