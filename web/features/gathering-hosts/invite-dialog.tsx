// Whom one invites to host a gathering too.
import { MOST_HOSTS } from '@aerie/contract/gathering-hosts'
import { useState } from 'react'
import { BrotherField } from '#features/people/brother-field.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useInviteHosts } from './mutations.ts'

interface InviteDialogProps {
  gatheringId: number
  exclude: number[]
  open: boolean
  onClose: () => void
}

export function InviteDialog({ gatheringId, exclude, open, onClose }: InviteDialogProps) {
  const { shortName } = useSettings()
  const [chosen, setChosen] = useState<number[]>([])
  const [isMissing, setMissing] = useState(false)
  const act = useInviteHosts(gatheringId)
  const submit = () => (chosen.length > 0 ? act.mutate(chosen, { onSuccess: onClose }) : setMissing(true))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Invite a host"
      description="Who accepts can change the gathering and call it off as you can, and goes unless he says otherwise."
      width={440}
      submitLabel="Invite"
      pendingLabel="Inviting..."
      pending={act.isPending}
      onSubmit={submit}
    >
      <Field label="Whom you invite" error={isMissing && chosen.length === 0 ? 'Choose a brother' : undefined}>
        <FieldGroup className="grid gap-2">
          {chosen.map((id) => (
            <BrotherField
              key={id}
              value={String(id)}
              onChange={() => setChosen(chosen.filter((other) => other !== id))}
              exclude={[]}
              shortName={shortName}
            />
          ))}
          {exclude.length + chosen.length < MOST_HOSTS && (
            <BrotherField
              key={`next ${chosen.length}`}
              value={null}
              onChange={(picked) => picked !== null && setChosen([...chosen, Number(picked)])}
              exclude={[...exclude, ...chosen]}
              shortName={shortName}
              aria-label="A brother to invite"
              placeholder="Look for a brother"
            />
          )}
        </FieldGroup>
      </Field>
    </FormDialog>
  )
}
