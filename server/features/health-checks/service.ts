// The checks of the installation, in the order in which they are shown.
import type { Check } from '#features/health-findings/finding.ts'
import { UPLOAD_CHECKS } from '#features/upload-checks/service.ts'
import { auditLog } from './audit-log.ts'
import { backups } from './backups.ts'
import { certificate } from './certificate.ts'
import { database } from './database.ts'
import { jobs } from './jobs.ts'
import { keys } from './keys.ts'
import { mail } from './mail.ts'
import { passkeys } from './passkeys.ts'
import { requests } from './requests.ts'
import { room } from './room.ts'
import { settings } from './settings.ts'

export const CHECKS: readonly Check[] = [
  mail,
  jobs,
  backups,
  room,
  database,
  certificate,
  settings,
  passkeys,
  keys,
  ...UPLOAD_CHECKS,
  requests,
  auditLog,
]
