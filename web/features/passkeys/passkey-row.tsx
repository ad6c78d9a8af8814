// One passkey: what it is called and when it was used, with the means to name and to remove it.
import { type Passkey, PasskeyName } from '@aerie/contract/passkeys'
import { shortDate } from '@aerie/text/moments'
import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound, Laptop, Pencil, Smartphone, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { useRenamePasskey } from './queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { whenUsed } from './when-used.ts'

const ICONS = { phone: <Smartphone />, computer: <Laptop />, key: <KeyRound /> }

interface PasskeyRowProps {
  passkey: Passkey
  isNaming: boolean
  onNaming: (isNaming: boolean) => void
}

export function PasskeyRow({ passkey, isNaming, onNaming }: PasskeyRowProps) {
  const rename = useRef<HTMLButtonElement>(null)
  // What had the focus goes with the field.
  const leave = () => {
    onNaming(false)
    requestAnimationFrame(() => rename.current?.focus())
  }
  return (
    <li className="flex items-center gap-3 px-5 py-3 text-foil max-sm:flex-wrap max-sm:px-4">
      {ICONS[passkey.kind]}
      {isNaming ? <Naming passkey={passkey} onDone={leave} /> : <Named passkey={passkey} />}
      {!isNaming && (
        <span className="flex text-ink-2">
          <Tooltip label="Rename">
            <IconButton ref={rename} size="sm" label={`Rename ${passkey.name}`} onClick={() => onNaming(true)}>
              <Pencil />
            </IconButton>
          </Tooltip>
          <RemoveButton passkey={passkey} />
        </span>
      )}
    </li>
  )
}

const Named = ({ passkey }: { passkey: Passkey }) => (
  <div className="min-w-0 flex-1">
    <p className="truncate font-display text-[1.0625rem] text-ink">{passkey.name}</p>
    <p className="num text-sm text-ink-3">{factsOf(passkey)}</p>
  </div>
)

function Naming({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const field = useRef<HTMLDivElement>(null)
  const { mutate, isPending } = useRenamePasskey(passkey)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(PasskeyName),
    defaultValues: { name: passkey.name },
  })
  useEffect(() => {
    const input = field.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [])
  const save = handleSubmit(({ name }) => mutate(name, { onSuccess: onDone }))
  const leaveOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDone()
  }
  return (
    <form className="flex flex-1 flex-wrap items-center gap-3" onSubmit={(event) => void save(event)}>
      <div ref={field} className="min-w-48 flex-1">
        <Field label="Name of this passkey" error={formState.errors.name?.message}>
          <Input {...register('name')} maxLength={60} autoComplete="off" onKeyDown={leaveOnEscape} />
        </Field>
        <p className="num mt-1 text-sm text-ink-3">{factsOf(passkey)}</p>
      </div>
      <Button type="submit" size="sm" pending={isPending}>
        Save
      </Button>
      <Button size="sm" variant="ghost" onClick={onDone}>
        Cancel
      </Button>
    </form>
  )
}

/** The last way in stays; why is said at the button. */
function RemoveButton({ passkey }: { passkey: Passkey }) {
  const [asking, setAsking] = useState(false)
  const { name, whyKept } = passkey
  return (
    <>
      <Tooltip label={whyKept ?? 'Remove'} pressable={whyKept !== null}>
        <IconButton
          size="sm"
          label={`Remove ${name}`}
          aria-disabled={whyKept !== null}
          onClick={() => setAsking(whyKept === null)}
        >
          <Trash2 />
        </IconButton>
      </Tooltip>
      <RemoveDialog passkey={passkey} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}

function factsOf({ kind, createdAt, lastUsedAt, isOfOtherAddress }: Passkey) {
  const added = `${kind === 'key' ? 'Security key, added' : 'Added'} ${shortDate(createdAt)}`
  const used = lastUsedAt ? `used ${whenUsed(lastUsedAt)}` : 'never used'
  return `${added}, ${used}${isOfOtherAddress ? ', made at another address, where alone it works' : ''}`
}
