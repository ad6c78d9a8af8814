// The verification along the chain: how far it has come, that it is whole, or which entry is the first that is wrong.
import { formatCount } from '@aerie/text/numbers'
import { counted } from '@aerie/text/plurals'
import './audit.css'
import type { AuditFinding, AuditStep } from '@aerie/contract/audit'
import { longDate } from '@aerie/text/moments'
import { CircleCheck } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { useVerification } from './use-verification.ts'
import { shortHash } from './words.ts'

type VerificationDialogProps = Pick<ReturnType<typeof useVerification>, 'verification' | 'close' | 'start'>

export function VerificationDialog({ verification, close, start }: VerificationDialogProps) {
  const { step, failure } = verification ?? { step: null, failure: null }
  const finding = step?.finding ?? null
  return (
    <Dialog
      open={verification !== null}
      onClose={close}
      title={titleOf(finding)}
      description={describe(finding)}
      footer={
        <>
          {failure && (
            <Button variant="primary" onClick={() => void start()}>
              Try again
            </Button>
          )}
          <Button onClick={close}>{finding || failure ? 'Close' : 'Stop'}</Button>
        </>
      }
    >
      {failure ? (
        <Note tone="danger">{failure}</Note>
      ) : finding ? (
        <Found finding={finding} />
      ) : (
        <Progress step={step} />
      )}
    </Dialog>
  )
}

function titleOf(finding: AuditFinding | null) {
  if (!finding) return 'Walking the chain'
  if (finding.broken) return `The chain breaks at entry ${formatCount(finding.broken.id)}`
  return finding.since ? 'The chain is whole since it was accepted' : 'The chain is whole'
}

function describe(finding: AuditFinding | null) {
  if (!finding) return 'Each entry is marked anew and compared with the mark the next one carries.'
  if (!finding.broken && finding.since) return 'Every entry since then follows from the one before it.'
  if (!finding.broken) return 'Every entry follows from the one before it.'
  return 'From here on the log cannot be trusted without a head noted elsewhere.'
}

function Progress({ step }: { step: AuditStep | null }) {
  const { walked, total, at } = step ?? { walked: 0, total: 0, at: null }
  return (
    <div className="grid gap-3">
      <p className="audit-number num">
        <b>{formatCount(walked)}</b>
        <span>of {formatCount(total)} entries</span>
      </p>
      <ProgressBar
        label="Entries walked"
        percent={total === 0 ? 0 : Math.min(100, Math.round((walked * 100) / total))}
      />
      <p className="num text-sm text-ink-3">{at ? `At ${longDate(at)}` : 'At the beginning'}</p>
    </div>
  )
}

const entryCount = (entries: number) => counted(entries, 'entry', 'entries')

const wholeSince = (entries: number, { at, entry, before }: NonNullable<AuditFinding['since']>) =>
  `It is whole: ${entryCount(entries)}, from ${formatCount(entry + 1)} on. The ${entryCount(before)} before were accepted as they stood on ${longDate(at)}, and are not walked.`

function Found({ finding: { entries, since, broken } }: { finding: AuditFinding }) {
  if (!broken)
    return (
      <p className="audit-finding" role="status">
        <CircleCheck size={18} />
        <span>
          {since ? wholeSince(entries, since) : `It is whole: ${entryCount(entries)}, from the first to the last.`}
        </span>
      </p>
    )
  return (
    <div className="grid gap-4">
      <Note tone="danger">
        {broken.sentence} Keep the database as it is, take a copy, and compare it with a backup from before.
      </Note>
      {since && (
        <p className="text-sm text-ink-2">{`The ${entryCount(since.before)} up to ${formatCount(since.entry)} were accepted as they stood on ${longDate(since.at)}, and are not walked.`}</p>
      )}
      {broken.expected && broken.found && (
        <dl className="audit-list num">
          <dt>Mark that should stand there</dt>
          <dd className="audit-list-mark">{shortHash(broken.expected)}</dd>
          <dt>Mark that stands there</dt>
          <dd className="audit-list-mark text-danger">{shortHash(broken.found)}</dd>
        </dl>
      )}
    </div>
  )
}
