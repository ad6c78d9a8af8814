// The logo among the organisation's words: chosen, seen in the preview before it is kept, replaced, and taken off.
import './logo-row.css'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { LogoChoice } from './use-logo-choice.ts'

const ACCEPTED = '.svg,image/svg+xml,image/png,image/jpeg,image/webp,image/avif,image/gif,image/heic'

interface LogoRowProps {
  hasLogo: boolean
  mayChange: boolean
  logo: LogoChoice
}

export function LogoRow({
  hasLogo,
  mayChange,
  logo: { choice, fault, isTrying, isKeeping, isRemoving, ...act },
}: LogoRowProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="logo-row">
      <div className="logo-row-words">
        <b>Logo</b>
        {fault ? (
          <p role="alert" className="logo-row-fault">
            {fault}
          </p>
        ) : (
          <p role="status">{choice ? 'In the preview above; not saved yet.' : HINT}</p>
        )}
      </div>
      {mayChange && (
        <div className="logo-row-acts">
          {choice ? (
            <>
              <Button variant="ghost" size="sm" disabled={isKeeping} onClick={act.putAside}>
                Discard
              </Button>
              <Button variant="primary" size="sm" pending={isKeeping} pendingLabel="Saving..." onClick={act.keep}>
                Save Logo
              </Button>
            </>
          ) : (
            <>
              {hasLogo && (
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<Trash2 />}
                  disabled={isTrying}
                  onClick={() => setIsAsked(true)}
                >
                  Remove
                </Button>
              )}
              <ChooseFile label={hasLogo ? 'Replace' : 'Choose Logo'} isTrying={isTrying} onFile={act.choose} />
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title="Take the logo off?"
        description="The mark of Aerie stands in its place, on every page at once and in mails from now on. The file of the logo is deleted here."
        confirmLabel="Take It Off"
        pendingLabel="Taking it off..."
        pending={isRemoving}
        onConfirm={() => act.remove(() => setIsAsked(false))}
      />
    </div>
  )
}

const HINT = 'SVG, PNG, JPEG or WebP, up to 2 MB; best without a ground. Turn letters of an SVG into paths.'

function ChooseFile({ label, isTrying, onFile }: { label: string; isTrying: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label="Logo file"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = '' // so that the same file can be chosen again
          if (file) onFile(file)
        }}
      />
      <Button
        size="sm"
        icon={<ImageUp />}
        pending={isTrying}
        pendingLabel="Drawing it..."
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
