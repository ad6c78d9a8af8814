// Sets up an authenticator app: the square and the key, its first six digits, and then the ten recovery codes.
import './setup-dialog.css'
import { type AppDraft, secondStep } from '@aerie/contract/second-step'
import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '#lib/api.ts'
import { isCancelled, sentenceOf } from '#lib/call-errors.ts'
import { copyText } from '#lib/copy-text.ts'
import { Field } from '#ui/controls/field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { SixDigits } from '#ui/controls/six-digits.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { useConfirmApp } from './queries.ts'

type SetupDialogProps = { open: boolean; onClose: () => void }

export function SetupDialog({ open, onClose }: SetupDialogProps) {
  const draft = useDraft(onClose)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const confirming = useConfirmApp()
  const change = (digits: string) => {
    setCode(digits)
    if (digits) setError(undefined)
  }
  const confirm = (digits: string) => {
    if (!draft || confirming.isPending) return
    confirming.mutate(
      { draft: draft.draft, code: digits },
      {
        onError: (failure) => {
          setCode('')
          if (!isCancelled(failure)) setError(sentenceOf(failure))
        },
      },
    )
  }
  if (confirming.data) return open && <CodesDialog codes={confirming.data.codes} onDone={onClose} />
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Authenticator app"
      description="Any app that shows six digits will do."
      width={560}
      onSubmit={() => confirm(code)}
      submitLabel="Confirm"
      pendingLabel="Checking..."
      pending={confirming.isPending}
    >
      {draft ? <Square draft={draft} /> : <SquareSkeleton />}
      <Field label="Six digits" hint="They change every half minute; the last ones still count." error={error}>
        <SixDigits value={code} onChange={change} onWhole={confirm} />
      </Field>
    </FormDialog>
  )
}

/** Begun as the dialog opens; null until it is there. */
function useDraft(onFailed: () => void) {
  const { mutate, data } = useAct({
    call: () => call(secondStep.draftApp),
    failed: (error) => failureToast(error),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => mutate(undefined, { onError: onFailed }), [])
  return data ?? null
}

function Square({ draft: { key, uri, square } }: { draft: AppDraft }) {
  const copy = () =>
    copyText(key.replaceAll(' ', '')).then(
      () => toast({ title: 'Key copied' }),
      (error: unknown) => toast(failureToast(error)),
    )
  return (
    <div className="setup-dialog">
      <svg
        className="setup-dialog-square"
        viewBox={`0 0 ${square.size} ${square.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="The square that your app reads"
      >
        <path d={square.path} />
      </svg>
      <div className="grid min-w-0 gap-4">
        <ol className="setup-dialog-steps">
          <li>Open the app and choose to add an account.</li>
          <li>
            <span className="setup-dialog-far">Point it at the square.</span>
            <a className="setup-dialog-near button-link" href={uri}>
              Open in the app
            </a>
          </li>
          <li>Type the six digits it shows.</li>
        </ol>
        <div className="grid gap-1.5">
          <span className="field-label">Or type this key</span>
          <div className="setup-dialog-key">
            <span className="min-w-0 break-words">{key}</span>
            <IconButton label="Copy the key" size="sm" onClick={copy}>
              <Copy />
            </IconButton>
          </div>
        </div>
      </div>
    </div>
  )
}

const SquareSkeleton = () => (
  <Loading label="Making a key" className="setup-dialog">
    <Skeleton height={196} />
    <Skeleton height={120} />
  </Loading>
)
