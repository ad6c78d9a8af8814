// Finds LibreOffice and bubblewrap, and tries whether the machine lets one put the other into a cage.
import { spawn } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { asNobody, findProgram } from '../programs.ts'
import { inCage } from './cage.ts'

/** `forbidden`: bubblewrap is there and may not do its work, as in many containers. */
export type OfficeState = 'caged' | 'unconfined' | 'no soffice' | 'no bwrap' | 'forbidden'

export interface FoundOffice {
  state: OfficeState
  /** Null where there is none, or where it is not to be used. */
  soffice: string | null
  /** Null where it runs without. */
  bwrap: string | null
}

/** `isUnconfined`: the machine is a cage itself, so that none is asked for. */
export async function findOffice(environment: NodeJS.ProcessEnv, isUnconfined: boolean): Promise<FoundOffice> {
  const found = findProgram('soffice', environment)
  if (!found) return without('no soffice')
  const soffice = await realpath(found)
  if (isUnconfined) return { state: 'unconfined', soffice, bwrap: null }
  const bwrap = findProgram('bwrap', environment)
  if (!bwrap) return without('no bwrap')
  return (await opensCage(bwrap, soffice)) ? { state: 'caged', soffice, bwrap } : without('forbidden')
}

export const NO_OFFICE: FoundOffice = { state: 'no soffice', soffice: null, bwrap: null }

const without = (state: OfficeState): FoundOffice => ({ ...NO_OFFICE, state })

const TRIAL_MS = 10_000

async function opensCage(bwrap: string, soffice: string) {
  const [command = '', ...args] = [...inCage(bwrap, soffice), '/bin/sh', '-c', ':']
  const trial = spawn(command, args, {
    cwd: tmpdir(),
    env: {},
    stdio: 'ignore',
    timeout: TRIAL_MS,
    killSignal: 'SIGKILL',
    ...(await asNobody([])),
  })
  return new Promise<boolean>((resolve) => {
    trial.once('error', () => resolve(false))
    trial.once('exit', (code) => resolve(code === 0))
  })
}
