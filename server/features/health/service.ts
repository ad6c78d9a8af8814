// The state of the installation, for super admins: what the checks find, the most urgent first.
import type { Finding, HealthDetails } from '@aerie/contract/health'
import { CHECKS } from '#features/health-checks/service.ts'
import type { Deployment } from '#features/health-findings/finding.ts'
import { lookAtAll } from '#features/health-findings/look-at-all.ts'
import { countSignedIn } from './data.ts'

const URGENCY: Record<Finding['state'], number> = { bad: 0, attention: 1, good: 2 }

export async function readDetails(place: Deployment, checks = CHECKS): Promise<HealthDetails> {
  const { ctx, installation } = place
  const [signedIn, looked] = await Promise.all([countSignedIn(ctx.db), lookAtAll(place, checks)])
  const findings = looked.map(({ finding }) => finding)
  return {
    at: ctx.now().toISOString(),
    findings: findings.sort((a, b) => URGENCY[a.state] - URGENCY[b.state]),
    version: installation.version,
    startedAt: installation.startedAt.toISOString(),
    signedIn,
  }
}
