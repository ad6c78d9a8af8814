// Ten recovery codes, shown this once: saved, printed or copied, and put away before the dialog closes.
import './codes-dialog.css'
import { displayName } from '@aerie/contract/person'
import { longDay } from '@aerie/text/dates'
import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#features/session/queries.ts'
import { copyText } from '#lib/copy-text.ts'
import { saveFile } from '#lib/save-file.ts'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { printAlone } from '#ui/theme/print-alone.ts'

type CodesDialogProps = { codes: string[]; onDone: () => void }

export function CodesDialog({ codes, onDone }: CodesDialogProps) {
  const [isSafe, setSafe] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Dialog
        open
        onClose={() => (isSafe ? onDone() : setLeaving(true))}
        title="Ten codes for a bad day"
        description="Each opens the door once. They are shown now and never again."
        width={560}
        footer={
          <Button variant="primary" disabled={!isSafe} onClick={onDone}>
            Done
          </Button>
        }
      >
        <ul className="codes-dialog-list">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CodesActions codes={codes} />
        <Checkbox
          label="I have put them somewhere safe, not beside the phone."
          checked={isSafe}
          onChange={(event) => setSafe(event.target.checked)}
        />
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title="Leave without saving them?"
        description="Nobody can show them to you again. You can make new ones at any time."
        cancelLabel="Back to the codes"
        confirmLabel="Leave"
        onConfirm={onDone}
      />
    </>
  )
}

function CodesActions({ codes }: { codes: string[] }) {
  const me = useSession()
  const today = useToday()
  const text = [
    `Recovery codes of ${displayName(me)}`,
    `${location.origin}, ${longDay(today)}`,
    'Each opens the door once.',
    '',
    ...codes,
    '',
  ].join('\n')
  const copy = () =>
    copyText(codes.join('\n')).then(
      () => toast({ title: 'Ten codes copied' }),
      (error: unknown) => toast(failureToast(error)),
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<Download />}
        onClick={() => saveFile('aerie-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
      >
        Save as file
      </Button>
      <Button icon={<Printer />} onClick={() => printAlone(paperOf(codes))}>
        Print
      </Button>
      <Button variant="ghost" icon={<Copy />} onClick={copy}>
        Copy
      </Button>
    </div>
  )
}

/** The codes and nothing else. */
function paperOf(codes: string[]) {
  const paper = document.createElement('pre')
  paper.textContent = codes.join('\n')
  return paper
}
