// Marks a brother as passed: what is known, from whom, and what stops with it; his last name is typed, so that it is nobody else.
import { adminClassLabel } from '@aerie/contract/classes'
import { PassingWords } from '@aerie/contract/passings'
import type { MemberSummary } from '@aerie/contract/people'
import { displayName } from '@aerie/contract/person'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ClassMark } from '#features/people/class-mark.tsx'
import { Portrait } from '#features/people/portrait.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { passingQuery, useMark } from './queries.ts'
import { WhatStops } from './what-stops.tsx'

interface MarkDialogProps {
  open: boolean
  member: MemberSummary
  /** What was typed stays. */
  onClose: () => void
}

const sameName = (typed: string, name: string) => typed.trim().toLowerCase() === name.trim().toLowerCase()

export function MarkDialog({ open, member, onClose }: MarkDialogProps) {
  const name = displayName(member)
  const { shortName } = useSettings()
  const mark = useMark({ id: member.id, name })
  const state = useQuery({ ...passingQuery(member.id), enabled: open }).data
  const [typed, setTyped] = useState('')
  const [isUnsure, setUnsure] = useState(false)
  const form = useForm({
    resolver: zodResolver(PassingWords),
    defaultValues: { bornOn: '', diedOn: '', words: '', source: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) => {
    const isHe = sameName(typed, member.lastName)
    setUnsure(!isHe)
    if (isHe) mark.mutate(body, { onSuccess: onClose, onError: (error) => void showFieldErrors(error, form) })
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="A brother has passed"
      description="Take your time. Nothing is sent to the brothers, and it can be undone for 30 days."
      width={560}
      onSubmit={submit}
      submitLabel={`Mark ${name} as passed`}
      pendingLabel="Marking..."
      pending={mark.isPending}
    >
      <div className="flex items-center gap-3.5">
        <Portrait name={name} src={member.profileImageUrl} hash={member.profileImageHash} width={52} decorative />
        <div className="grid justify-items-start gap-1">
          <b className="font-display text-xl/tight">{name}</b>
          {(member.pledgeClass !== null || member.class !== null) && (
            <ClassMark label={adminClassLabel(member, shortName)} />
          )}
        </div>
      </div>
      {state?.lockedBecause && <Note tone="warning">{state.lockedBecause}</Note>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Day he died" optional hint="A month or a year is enough." error={errors.diedOn?.message}>
          <Input {...form.register('diedOn')} maxLength={60} autoComplete="off" />
        </Field>
        <Field label="Born" optional error={errors.bornOn?.message}>
          <Input {...form.register('bornOn')} maxLength={60} autoComplete="off" />
        </Field>
      </div>
      <Field
        label="A few words"
        optional
        hint="They stand on his page. You can write them later."
        error={errors.words?.message}
      >
        <Textarea {...form.register('words')} rows={3} maxLength={4000} />
      </Field>
      <Field label="From whom the news is" hint="Only super admins read this." error={errors.source?.message}>
        <Input {...form.register('source')} maxLength={300} autoComplete="off" />
      </Field>
      <WhatStops means={state?.means ?? []} />
      <Field
        label={`Type his last name: ${member.lastName}`}
        error={isUnsure ? 'Type his last name as it stands here, so that nobody else is marked.' : undefined}
      >
        <Input value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
