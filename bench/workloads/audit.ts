// The audit log of a million entries: walking its chain, and the list under each kind of filter.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AuditStep } from '@aerie/contract/audit'
import { expectStatus } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { cpuPerRequest, least } from '../instruments/measure.ts'
import { peakSizeOf, resetPeakOf, residentSizeOf } from '../instruments/memory.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { RARE, RARE_ACTOR, seedAuditLog } from '../seed/audit.ts'

const ENTRIES = 1_000_000
const GOALS = { walkSeconds: 20, walkMoreBytes: 50 * 1_048_576, listMs: 5 }

const LISTS = [
  ['without a filter', ''],
  ['of a rare actor', `actor=${RARE_ACTOR}`],
  ['of a busy actor', 'actor=42'],
  ['of a common action', 'action=session.start'],
  ['of a rare action', 'action=settings.change'],
  ['of one kind of object', 'kind=document'],
  ['with a rare word', `q=${RARE}`],
  ['with a common word', 'q=after'],
  ['of one day long ago', 'from=2024-03-03T00:00:00Z&until=2024-03-04T00:00:00Z'],
  [
    'of a busy actor and a common action in a year',
    // One whose actions are of that kind: of others nothing would be left.
    'actor=43&action=session.start&from=2024-01-01T00:00:00Z&until=2025-01-01T00:00:00Z',
  ],
] as const

export async function audit({ folder: parent }: Bench): Promise<Figure[]> {
  const seeded = await seedAuditLog(join(parent, 'audit'), ENTRIES)
  const [founder = ''] = seeded.mailboxes
  const signedIn = await startSignedInServer({ ...seeded, mailboxes: [founder, founder] })
  await untilWatched(signedIn)
  const figures = [...(await measureWalk(signedIn))]
  for (const [what, query] of LISTS) figures.push(await measureList(signedIn, what, query))
  await signedIn.close()
  return figures
}

/** The start walks the whole log in the background; what is measured beside it would count that too. */
async function untilWatched({ get }: SignedInServer) {
  while (JSON.parse(String((await get('/api/health')).body)).auditLog === 'unverified') await pause(1000)
}

async function measureWalk({ server, client, cookie }: SignedInServer): Promise<Figure[]> {
  resetPeakOf(server.pid)
  const before = residentSizeOf(server.pid)
  const began = performance.now()
  const { body } = await expectStatus(200, client.send('/api/audit/verify', { method: 'POST', headers: { cookie } }))
  const seconds = (performance.now() - began) / 1000
  const last = JSON.parse(String(body).trim().split('\n').at(-1) ?? '') as AuditStep
  if (!last.finding || last.finding.broken || last.finding.entries < ENTRIES)
    throw new Error('The walk found no whole log.')
  const more = peakSizeOf(server.pid) - before
  return [
    {
      workload: `verifying ${ENTRIES.toLocaleString('en')} audit entries`,
      baseline: '',
      goal: `under ${GOALS.walkSeconds} s`,
      measured: `${seconds.toFixed(1)} s`,
      met: seconds < GOALS.walkSeconds,
    },
    {
      workload: 'memory that takes at most, in the server',
      baseline: '',
      goal: `under ${GOALS.walkMoreBytes / 1_048_576} MB more`,
      measured: `${(more / 1_048_576).toFixed(0)} MB more`,
      met: more < GOALS.walkMoreBytes,
    },
  ]
}

async function measureList({ server, get }: SignedInServer, what: string, query: string): Promise<Figure> {
  const [used = 0] = await cpuPerRequest([{ pid: server.pid, send: () => get(`/api/audit?${query}`) }], {
    requests: 100,
    counts: least,
  })
  return {
    workload: `the audit log of ${ENTRIES.toLocaleString('en')} entries, 50 ${what}`,
    baseline: '',
    goal: `under ${milliseconds(GOALS.listMs)} of processor time`,
    measured: milliseconds(used),
    met: used < GOALS.listMs,
  }
}
