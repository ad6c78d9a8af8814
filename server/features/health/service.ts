// The state of the house: each check by itself, so that one that fails or hangs takes no other with it.
import type { Finding, HealthDetails } from '@aerie/contract/health'
import { auditLog } from './checks/audit-log.ts'
import { backups } from './checks/backups.ts'
import { certificate } from './checks/certificate.ts'
import { database } from './checks/database.ts'
import { films } from './checks/films.ts'
import { attention, type Check, type Found, type Place } from './checks/finding.ts'
import { jobs } from './checks/jobs.ts'
import { keys } from './checks/keys.ts'
import { mail } from './checks/mail.ts'
import { office } from './checks/office.ts'
import { requests } from './checks/requests.ts'
import { room } from './checks/room.ts'
import { scanner } from './checks/scanner.ts'
import { settings } from './checks/settings.ts'
import { countSignedIn } from './data.ts'

const PATIENCE_MS = 3_000

export const CHECKS: readonly Check[] = [
  mail,
  jobs,
  backups,
  room,
  database,
  certificate,
  settings,
  keys,
  films,
  office,
  scanner,
  requests,
  auditLog,
]

const URGENCY: Record<Finding['state'], number> = { bad: 0, attention: 1, good: 2 }

interface Looked {
  check: Check
  finding: Finding
  /** Empty where the check failed. */
  figures: Partial<Found['figures']>
}

export async function readDetails(place: Place, checks = CHECKS): Promise<HealthDetails> {
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

export const lookAtAll = (place: Place, checks: readonly Check[]) =>
  Promise.all(checks.map((check) => lookWithPatience(check, place)))

async function lookWithPatience(check: Check, place: Place): Promise<Looked> {
  const { id, title, look } = check
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer within three seconds.')), PATIENCE_MS)
  })
  try {
    const { figures, ...found } = await Promise.race([Promise.resolve(place).then(look), late])
    return { check, finding: { id, ...found }, figures }
  } catch (error) {
    const sentence = error instanceof Error ? error.message : 'It failed without a reason.'
    const finding = attention({ title, sentence, advice: 'Look again in a minute; the log may say more.' })
    return { check, finding: { id, ...finding }, figures: {} }
  } finally {
    clearTimeout(timer)
  }
}
