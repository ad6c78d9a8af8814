// What a voter kept, for the check to look for: his code, where the log stood, and the log as it was.
import type { Kept, LogEntry } from '@aerie/votes/published'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { Input } from '#ui/controls/input.tsx'

interface KeptFieldsProps {
  kept: Kept
  onChange: (change: Kept) => void
}

export const KeptFields = ({ kept, onChange }: KeptFieldsProps) => (
  <details className="group mb-3">
    <summary className="flex min-h-10 cursor-pointer list-none items-center gap-1.5 text-ink-2 hover:text-ink">
      <ChevronRight className="transition-transform group-open:rotate-90" />
      With what you kept
    </summary>
    <div className="grid max-w-240 items-start gap-3 pt-1 pl-6 md:grid-cols-2 xl:grid-cols-3">
      <Field label="Your receipt" optional>
        <Input
          value={kept.receipt ?? ''}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ receipt: event.target.value })}
        />
      </Field>
      <Field label="Where the log stood" optional hint="As your receipt or the mail with the result has it.">
        <Input
          value={kept.head ?? ''}
          placeholder="0000 0000 0000 0000"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ head: event.target.value })}
        />
      </Field>
      <EarlierLog onRead={(earlier) => onChange({ earlier })} />
    </div>
  </details>
)

function EarlierLog({ onRead }: { onRead: (log: LogEntry[]) => void }) {
  const [name, setName] = useState<string>()
  const [error, setError] = useState<string>()
  const read = async (file: File) => {
    try {
      onRead(readLog(await file.text()))
      setName(file.name)
      setError(undefined)
    } catch {
      setError(`${file.name} is no log as it is saved here.`)
    }
  }
  return (
    <Field label="A log you saved earlier" optional error={error}>
      <FileDrop
        title={name ?? 'Choose the file'}
        accept="application/json,.json"
        onFiles={([file]) => file && void read(file)}
      />
    </Field>
  )
}

/** Throws where it is none: of an entry its hash alone is compared. */
function readLog(text: string): LogEntry[] {
  const log: unknown = JSON.parse(text)
  if (!Array.isArray(log) || !log.every((entry) => typeof entry?.hash === 'string')) throw new Error('No log')
  return log
}
