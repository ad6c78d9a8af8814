// A backup: when it was made and by whom, how far it is or what it holds, and what can be done with it.
import { roundedSize } from '@aerie/text/sizes'
import './backups.css'
import type { Backup } from '@aerie/contract/backups'
import { longMoment } from '@aerie/text/moments'
import { formatCount } from '@aerie/text/numbers'
import { CircleAlert, CircleCheck, CircleX, Download, Trash2 } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { contentText, isUnderWay, originText, percentOf, stepText } from './backup-words.ts'

interface BackupRowProps {
  backup: Backup
  onDownload: (backup: Backup) => void
  onDelete: (backup: Backup) => void
}

export function BackupRow({ backup, onDownload, onDelete }: BackupRowProps) {
  const when = longMoment(backup.createdAt)
  return (
    <li className="backup-row" data-state={backup.state}>
      <Sign backup={backup} />
      <div className="min-w-0">
        <b>{when}</b>
        <p className="meta">
          {originText(backup)}
          {backup.isEncrypted && ', encrypted'}
        </p>
        <State backup={backup} />
      </div>
      {!isUnderWay(backup) && (
        <div className="backup-row-acts">
          {backup.state === 'good' && (
            <Tooltip label="Download">
              <IconButton label={`Download the backup of ${when}`} onClick={() => onDownload(backup)}>
                <Download />
              </IconButton>
            </Tooltip>
          )}
          <Tooltip label="Delete">
            <IconButton label={`Delete the backup of ${when}`} onClick={() => onDelete(backup)}>
              <Trash2 />
            </IconButton>
          </Tooltip>
        </div>
      )}
    </li>
  )
}

function Sign({ backup }: Pick<BackupRowProps, 'backup'>) {
  if (isUnderWay(backup)) return <Spinner />
  if (backup.logBrokenAt !== null) return <CircleAlert className="text-warning" />
  return backup.state === 'good' ? <CircleCheck className="text-success" /> : <CircleX className="text-danger" />
}

function State({ backup }: Pick<BackupRowProps, 'backup'>) {
  if (isUnderWay(backup))
    return (
      <div className="mt-2 grid gap-1.5" role="status">
        <ProgressBar label="Backup" percent={percentOf(backup)} thin />
        <p className="meta num">{stepText(backup)}</p>
      </div>
    )
  if (backup.state === 'failed') return <p className="text-sm text-danger">Failed. {backup.reason}</p>
  return (
    <>
      <p className="meta num">
        Good, restored once to see that it can be: {contentText(backup)}, {roundedSize(backup.bytes ?? 0)}
      </p>
      {backup.logBrokenAt !== null && (
        <p className="text-sm text-warning">{`The audit log is broken at entry ${formatCount(backup.logBrokenAt)} in it.`}</p>
      )}
    </>
  )
}
