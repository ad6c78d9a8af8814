// The state of the installation as figures, in the text format of Prometheus (version 0.0.4).
import type { Finding } from '@aerie/contract/health'
import { CHECKS } from '#features/health-checks/service.ts'
import type { Check, Deployment } from '#features/health-findings/finding.ts'
import { lookAtAll } from '#features/health-findings/look-at-all.ts'
import { countMembers, countSignedIn } from './data.ts'

type MetricKind = 'gauge' | 'counter'

const STATES: Record<Finding['state'], number> = { good: 0, attention: 1, bad: 2 }

/** How each finding is, and its figures: those of a check that failed are left out. */
export async function writeMetrics(place: Deployment, checks: readonly Check[] = CHECKS) {
  const { ctx, installation } = place
  const [members, signedIn, looked] = await Promise.all([
    countMembers(ctx.db),
    countSignedIn(ctx.db),
    lookAtAll(place, checks),
  ])
  const { rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    ...head('aerie_finding', 'gauge', 'What the health page finds: 0 good, 1 needs a look, 2 needs a look now.'),
    ...looked.map(({ finding: { id, state } }) => `aerie_finding{id="${id}"} ${STATES[state]}`),
    ...looked.flatMap(({ check, figures }) =>
      Object.entries(check.gauges).map(([name, help]) => line(`aerie_${name}`, 'gauge', help, figures[name] ?? null)),
    ),
    line('aerie_members_active', 'gauge', 'Active members.', members.active),
    line('aerie_members_inactive', 'gauge', 'Inactive members.', members.inactive),
    line('aerie_members_signed_in', 'gauge', 'Members with a session used within the last hour.', signedIn),
    line('process_start_time_seconds', 'gauge', 'When this process started.', installation.startedAt.getTime() / 1000),
    line('process_resident_memory_bytes', 'gauge', 'Memory of this process.', rss),
    line('process_cpu_seconds_total', 'counter', 'Processor time of this process.', (user + system) / 1e6),
    '',
  ].join('\n')
}

const head = (name: string, kind: MetricKind, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`]

/** What there is none of has its name all the same. */
const line = (name: string, kind: MetricKind, help: string, value: number | null) =>
  [...head(name, kind, help), ...(value === null ? [] : [`${name} ${value}`])].join('\n')
