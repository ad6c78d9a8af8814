// A one-time password, shown once: to be read out or copied.

import { Check, Copy } from 'lucide-react'
import { copyText } from '#lib/copy-text.ts'
import { Field } from '#ui/controls/field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { useAct } from '#ui/feedback/use-act.ts'

export const OneTimePassword = ({ password }: { password: string }) => (
  <Field label="One-time password" hint="Pass it on to him now: it is shown nowhere else.">
    <div className="input-wrap">
      <Input value={password} readOnly className="font-mono" onFocus={(event) => event.currentTarget.select()} />
      <CopyButton text={password} />
    </div>
  </Field>
)

function CopyButton({ text }: { text: string }) {
  const copying = useAct({
    call: () => copyText(text),
    failed: () => COPYING_REFUSED,
  })
  return (
    <span className="input-tail">
      <IconButton
        label={copying.isSuccess ? 'Password copied' : 'Copy password'}
        size="sm"
        onClick={() => copying.mutate(undefined)}
      >
        {copying.isSuccess ? <Check /> : <Copy />}
      </IconButton>
    </span>
  )
}

const COPYING_REFUSED = {
  title: 'Error',
  description: 'The browser does not allow copying. Please copy it by hand.',
  tone: 'destructive',
} as const
