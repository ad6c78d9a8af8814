// Corrects the days of a term.
import { type OfficeTerm, offices } from '@aerie/contract/offices'
import { useState } from 'react'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call, keysOf } from '#lib/api.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface TermDialogProps {
  term: OfficeTerm
  name: string
  onClose: () => void
}

export function TermDialog({ term, name, onClose }: TermDialogProps) {
  const [from, setFrom] = useState(term.from ?? '')
  const [until, setUntil] = useState(term.until ?? '')
  const act = useAct({
    call: () =>
      call(offices.changeTerm, {
        params: { termId: String(term.id) },
        body: { from: from || null, until: until || null },
      }),
    stale: [...keysOf(offices.terms), ...MEMBER_QUERY_KEYS],
    done: () => ({ title: 'Term Corrected', description: `${name}, ${term.office}` }),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Correct the days"
      description={`${name}, ${term.office}. Where a day is left empty, it is not noted.`}
      width={440}
      onSubmit={() => act.mutate(undefined, { onSuccess: onClose })}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={act.isPending}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day">
          <Input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label="Last day">
          <Input type="date" value={until} min={from} onChange={({ target }) => setUntil(target.value)} />
        </Field>
      </div>
    </FormDialog>
  )
}
