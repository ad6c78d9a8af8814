// Hands an office over, or gives one that is vacant: to whom, from which day on, and what becomes of the roles of both.
import type { ManagedMember } from '@aerie/contract/members'
import { type OfficeTerm, offices } from '@aerie/contract/offices'
import { isDay } from '@aerie/text/dates'
import { useState } from 'react'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call, keysOf } from '#lib/api.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { bodyOf, type HandOverForm } from './hand-over.ts'
import { HandOverOptions } from './hand-over-options.tsx'
import { HandOverPlates } from './hand-over-plates.tsx'
import { TakerField } from './taker-field.tsx'

interface HandOverDialogProps {
  office: string
  /** Who holds it today. */
  held: readonly OfficeTerm[]
  brothers: ReadonlyMap<number, ManagedMember>
  today: string
  onClose: () => void
}

export function HandOverDialog({ office, held, brothers, today, onClose }: HandOverDialogProps) {
  const [form, setForm] = useState<HandOverForm>(() => ({
    ...{ to: null, from: today, until: '', lowering: [], raising: false, writing: null },
    ending: held.length === 1 ? held.map(({ id }) => id) : [],
  }))
  const [missing, setMissing] = useState(false)
  const change = (parts: Partial<HandOverForm>) => setForm({ ...form, ...parts })
  const act = useAct({
    call: () => call(offices.handOver, { body: { office, ...bodyOf(form, { held, brothers, today }) } }),
    stale: [...keysOf(offices.terms), ...MEMBER_QUERY_KEYS],
    done: () => ({
      title: held.length === 0 ? 'Office Given' : 'Office Handed Over',
      description: `${office} is on the roll.`,
    }),
  })
  const submit = () => {
    if (form.to === null) setMissing(true)
    else act.mutate(undefined, { onSuccess: onClose })
  }
  const { from, until } = form
  return (
    <FormDialog
      open
      onClose={onClose}
      title={held.length === 0 ? 'Give an office' : 'Hand over an office'}
      description={office}
      width={560}
      onSubmit={submit}
      submitLabel={held.length === 0 ? 'Appoint' : 'Hand over'}
      pendingLabel="Handing over..."
      pending={act.isPending}
    >
      <TakerField to={form.to} onChange={(to) => change({ to, raising: false })} isMissing={missing}>
        {(chooseAnother) => (
          <HandOverPlates
            giving={held.filter(({ id }) => form.ending.includes(id))}
            taker={brothers.get(Number(form.to))}
            brothers={brothers}
            from={isDay(from) ? from : ''}
            until={isDay(until) ? until : ''}
            onChooseAnother={chooseAnother}
          />
        )}
      </TakerField>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From">
          <Input type="date" value={from} onChange={({ target }) => change({ from: target.value })} />
        </Field>
        <Field label="Last day (optional)">
          <Input type="date" value={until} min={from} onChange={({ target }) => change({ until: target.value })} />
        </Field>
      </div>
      <HandOverOptions {...{ form, held, brothers, today }} onChange={change} />
      <Note>Profiles, the directory’s filter and the dots follow on the day. Terms that ended stay on the roll.</Note>
    </FormDialog>
  )
}
