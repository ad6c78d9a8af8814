// Whether the newest good backup is fresh.
import { formatCount } from '@aerie/text/numbers'
import { counted } from '@aerie/text/plurals'
import { attention, bad, checkOf, type Deployment, good } from '#features/health-findings/finding.ts'
import { type BackupFigures, readBackups } from './state-data.ts'

const HOUR_MS = 3_600_000
/** One night may be missed. */
const FRESH_HOURS = 50
const ADVICE = 'Make one under System Settings, Data; where it fails, the reason stands beside it there.'

export const backups = checkOf({
  id: 'backups',
  title: 'Backups could not be looked at',
  gauges: {
    backup_age_seconds: 'Age of the newest good backup.',
    backups_failed: 'Backups that failed since then.',
    backup_log_broken: '1 where the audit log in it is broken.',
  },
  async look(place) {
    const read = await readBackups(place.ctx.db)
    const { goodAt, failedSince, logBrokenAt } = read
    const figures = {
      backup_age_seconds: goodAt && Math.round((place.ctx.now().getTime() - goodAt.getTime()) / 1000),
      backups_failed: failedSince,
      backup_log_broken: goodAt && Number(logBrokenAt !== null),
    }
    return { ...findingOf(read, place), figures }
  },
})

function findingOf(
  { goodAt, failedAt, reason, logBrokenAt, isOpen }: BackupFigures,
  { ctx, installation, auditLog }: Deployment,
) {
  if (!goodAt) {
    const words = {
      title: 'There is no backup yet',
      sentence: 'One is made each night.',
      figure: 'none',
      advice: ADVICE,
    }
    const isNew = ctx.now().getTime() - installation.startedAt.getTime() < FRESH_HOURS * HOUR_MS
    return isNew && !failedAt ? attention(words) : bad({ ...words, sentence: reason ?? 'None has been made.' })
  }
  const hours = Math.round((ctx.now().getTime() - goodAt.getTime()) / HOUR_MS)
  const figure = hours < 1 ? 'just now' : `${hours} h old`
  if (hours > FRESH_HOURS)
    return bad({
      title: 'The newest backup is old',
      sentence: `It was made ${counted(Math.round(hours / 24), 'day')} ago.${reason ? ` The last attempt failed: ${reason}` : ''}`,
      figure,
      advice: ADVICE,
    })
  if (failedAt && failedAt > goodAt)
    return attention({
      title: 'The last backup failed',
      sentence: `${reason ?? 'It gave no reason.'} The one before it is good.`,
      figure,
      advice: ADVICE,
    })
  if (logBrokenAt !== null)
    return attention({
      title: 'The audit log in the newest backup is broken',
      sentence: `It breaks at entry ${formatCount(logBrokenAt)}${auditLog.state === 'broken' ? ', and so is the log here' : ', and was accepted since then'}. All else in the backup is good, and it is kept.`,
      figure,
      advice:
        auditLog.state === 'broken'
          ? 'Keep an older backup as well. Once you know what happened and the log was accepted as it stands, the next one is whole.'
          : 'Make one under System Settings, Data: the next one is whole.',
    })
  if (isOpen)
    return attention({
      title: 'Backups are not encrypted',
      sentence: 'Whoever has an archive can read all of it, and nobody has said that this is intended.',
      figure,
      advice: 'Set a passphrase under System Settings, Data, or say there that they stay unencrypted.',
    })
  return good({
    title: 'Backups are fresh',
    sentence: 'The newest was restored in a trial; all counts agreed.',
    figure,
  })
}
