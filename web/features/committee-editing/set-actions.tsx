// What officers may do with a committee: give it more time, begin its rounds anew, declare it void.
import type { TrusteeSet } from '@aerie/contract/trustee-sets'
import { CalendarPlus, Drama, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useExtendSet, useVoidSet } from '#features/trustee-sets/mutations.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { RestartDialog } from './committee-dialogs.tsx'
import { RehearsalDialog } from './rehearsal-dialog.tsx'

type Asked = 'restart' | 'void' | 'rehearsal' | null

export function SetActions({ set }: { set: TrusteeSet }) {
  const [asked, setAsked] = useState<Asked>(null)
  const extending = useExtendSet(set.id)
  const close = () => setAsked(null)
  const { can } = set
  return (
    <>
      {can.extend && (
        <Button
          icon={<CalendarPlus />}
          pending={extending.isPending}
          pendingLabel="Giving time..."
          onClick={() => extending.mutate(set.run)}
        >
          Seven days more
        </Button>
      )}
      {can.void && set.state === 'ready' && (
        <Button icon={<Drama />} onClick={() => setAsked('rehearsal')}>
          Rehearse a count
        </Button>
      )}
      {can.restart && (
        <Button icon={<RotateCcw />} onClick={() => setAsked('restart')}>
          Begin anew
        </Button>
      )}
      {can.void && (
        <Button variant="danger-quiet" icon={<X />} onClick={() => setAsked('void')}>
          Declare void
        </Button>
      )}
      {can.restart && <RestartDialog key={set.run} open={asked === 'restart'} set={set} onClose={close} />}
      {asked === 'rehearsal' && <RehearsalDialog set={set} onClose={close} />}
      {can.void && <VoidSetDialog open={asked === 'void'} set={set} onClose={close} />}
    </>
  )
}

const LONGEST_REASON = 500

interface VoidSetDialogProps {
  set: TrusteeSet
  open: boolean
  /** What was typed stays. */
  onClose: () => void
}

function VoidSetDialog({ set, open, onClose }: VoidSetDialogProps) {
  const voiding = useVoidSet(set.id)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const submit = handleSubmit(({ reason }) => voiding.mutateAsync(reason).then(onClose, () => {}))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Declare this committee void?"
      description={`“${set.name}” stays listed as void, and no election can be sealed by it. This cannot be undone.`}
      width={440}
      onSubmit={submit}
      submitLabel="Declare Void"
      pendingLabel="Declaring..."
      pending={voiding.isPending}
      tone="danger"
    >
      <Field label="Reason" error={formState.errors.reason?.message} hint="Its trustees see it.">
        <Textarea
          {...register('reason', { validate: (reason) => reason.trim() !== '' || 'Reason is required' })}
          rows={3}
          maxLength={LONGEST_REASON}
        />
      </Field>
    </FormDialog>
  )
}
