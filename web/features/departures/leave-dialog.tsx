// Leaving: what happens and until when it can be undone, and how one stands in the lineage afterwards.
import { DEPARTURE_DAYS, departures, type KeptName } from '@aerie/contract/departures'
import { dayHere, daysAfter, longDay } from '@aerie/text/dates'
import { useState } from 'react'
import { call } from '#lib/api.ts'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface LeaveDialogProps {
  open: boolean
  onClose: () => void
  firstName: string
  lastName: string
}

export function LeaveDialog({ open, onClose, firstName, lastName }: LeaveDialogProps) {
  const [keptName, setKeptName] = useState<KeptName>('full')
  // The page of visitors: nothing of the signed-in app is left then.
  const leave = useAct({ call: () => call(departures.ask, { body: { keptName } }), show: () => location.assign('/') })
  const names: { value: KeptName; label: string }[] = [
    { value: 'full', label: `${firstName} ${lastName}` },
    { value: 'initial', label: `${firstName} ${[...lastName][0] ?? ''}.` },
    { value: 'none', label: 'A brother' },
  ]
  const day = longDay(daysAfter(dayHere(), DEPARTURE_DAYS))
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Leave?"
      description={`Your account sleeps at once: you are signed out everywhere, and nobody finds you. On ${day} it is deleted with your profile, trips and tags. Sign in before then, and all is as it was.`}
      confirmLabel="Leave"
      pendingLabel="Leaving..."
      pending={leave.isPending}
      onConfirm={() => leave.mutate()}
    >
      <Field
        label="Your name in the lineage"
        hint="Photos and documents you shared, and votes you cast, stay without your name."
      >
        <Select options={names} value={keptName} onChange={setKeptName} />
      </Field>
    </ConfirmDialog>
  )
}
