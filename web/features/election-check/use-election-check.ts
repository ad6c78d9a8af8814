// The check of an election as a page shows it: what each step has come to, how long it takes still, and that it was stopped.
import { useCallback, useEffect, useRef, useState } from 'react'
import { checkBeside } from './checking/check-beside.ts'
import type { CheckMessage, CheckOrder, StepName, StepReport } from './checking/check-messages.ts'

export type CheckPhase = 'running' | 'ended' | 'stopped' | 'failed'

export interface ElectionCheckState {
  phase: CheckPhase
  steps: Partial<Record<StepName, StepReport>>
  /** The codes of the ballots of each position, in the order of its board; missing until they are read. */
  trackers: Record<number, string[]>
  /** Why nothing could be checked. */
  failure: string | null
  /** By this device. */
  startedAt: number
  /** When the first ballot was begun with, from which the time left is reckoned. */
  ballotsSince: number | null
}

/** Begins by itself. */
export function useElectionCheck(order: Omit<CheckOrder, 'helpers'>) {
  const [state, setState] = useState(beginning)
  const giveUp = useRef<() => void>(undefined)
  // What is checked is what was published when the check began: it is not begun anew by each vote that is cast.
  const asked = useRef(order)
  useEffect(() => {
    asked.current = order
  })
  const check = useCallback(() => {
    giveUp.current?.()
    setState(beginning())
    giveUp.current = checkBeside(asked.current, {
      onMessage: (message) => setState((known) => after(known, message)),
      onFailure: (failure) => setState((known) => ({ ...known, phase: 'failed', failure })),
    })
  }, [])
  useEffect(() => {
    check()
    return () => giveUp.current?.()
  }, [check])
  const stop = () => {
    giveUp.current?.()
    setState((known) => ({ ...known, phase: 'stopped' }))
  }
  return { state, check, stop }
}

const beginning = (): ElectionCheckState => ({
  phase: 'running',
  steps: {},
  trackers: {},
  failure: null,
  startedAt: Date.now(),
  ballotsSince: null,
})

function after(known: ElectionCheckState, message: CheckMessage): ElectionCheckState {
  if ('failure' in message) return { ...known, phase: 'failed', failure: message.failure }
  if ('end' in message) return { ...known, phase: 'ended' }
  if ('trackers' in message)
    return { ...known, trackers: { ...known.trackers, [message.positionId]: message.trackers } }
  const isBallots = message.step.startsWith('ballots')
  return {
    ...known,
    ballotsSince: isBallots ? (known.ballotsSince ?? Date.now()) : known.ballotsSince,
    steps: { ...known.steps, [message.step]: message },
  }
}

const SECOND = 1000

/** Milliseconds that the check has run, and those it takes still; null until that can be said. */
export function timesOf({ trackers, steps, startedAt, ballotsSince }: ElectionCheckState, now: number) {
  const all = Object.values(trackers).reduce((sum, { length }) => sum + length, 0)
  const done = Object.values(steps).reduce((sum, report) => sum + (report ? ballotsDone(report) : 0), 0)
  const taken = ballotsSince === null ? 0 : now - ballotsSince
  const left = done > 0 && taken >= SECOND ? ((all - done) / done) * taken : null
  return { running: Math.max(0, now - startedAt), left }
}

function ballotsDone(report: StepReport): number {
  if (!report.step.startsWith('ballots')) return 0
  if (report.state === 'running') return report.done
  return report.state === 'holds' ? (report.findings.ballots ?? 0) : 0
}
