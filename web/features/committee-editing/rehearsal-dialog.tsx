// Rehearses a count with a trial election that the trustees alone see and vote in, before one that counts.
import type { TrusteeSet } from '@aerie/contract/trustee-sets'
import { useForm } from 'react-hook-form'
import { useCreateElection } from '#features/elections/mutations.ts'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface RehearsalDialogProps {
  set: TrusteeSet
  onClose: () => void
}

const MINUTE_MS = 60_000
const LENGTHS = [
  { value: '15', label: '15 minutes' },
  { value: '60', label: 'One hour' },
  { value: '1440', label: 'One day' },
]
/** Long enough to be asked for, and opened by the server's next look. */
const UNTIL_START_MS = MINUTE_MS

export function RehearsalDialog({ set, onClose }: RehearsalDialogProps) {
  const { watch, setValue, handleSubmit } = useForm({ defaultValues: { minutes: '15' } })
  const creating = useCreateElection()
  const submit = handleSubmit(({ minutes }) =>
    creating
      .mutateAsync(trialOf(set, Date.now() + UNTIL_START_MS, Number(minutes) * MINUTE_MS))
      .then(onClose, () => {}),
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Rehearse a count"
      description={`A trial election opens in a minute for the trustees of “${set.name}” alone. They vote, and after its end turn their keys as they will when it counts.`}
      width={440}
      onSubmit={submit}
      submitLabel="Open Rehearsal"
      pendingLabel="Opening..."
      pending={creating.isPending}
    >
      <Field label="How long it is open">
        <Select value={watch('minutes')} onChange={(minutes) => setValue('minutes', minutes)} options={LENGTHS} />
      </Field>
      <p className="text-ink-2">The trustees stand in it themselves. Nobody is elected, and nobody else sees it.</p>
    </FormDialog>
  )
}

const trialOf = (set: TrusteeSet, opensAt: number, lengthMs: number) => ({
  title: `Rehearsal: ${set.name}`,
  description: 'A trial of the count. Nobody is elected.',
  startDate: new Date(opensAt).toISOString(),
  endDate: new Date(opensAt + lengthMs).toISOString(),
  secrecy: 'trustees' as const,
  trusteeSetId: set.id,
  isTrial: true,
  quorumThreshold: 1,
  requiresQuorum: false,
  positions: [
    {
      title: 'Who makes the coffee',
      candidates: set.trustees.flatMap(({ member }) => (member ? [{ memberId: member.id }] : [])),
    },
  ],
})
