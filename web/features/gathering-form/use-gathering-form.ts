// The form of a new gathering, or of one that is changed: it keeps what it started from, whatever happens elsewhere.
import type { Gathering } from '@aerie/contract/gatherings'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useCallGathering, useChangeGathering } from '#features/gatherings/mutations.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { toast } from '#ui/feedback/toast.ts'
import { bodyOf, faultsOf, formOf, type GatheringForm } from './gathering-form.ts'

export function useGatheringForm(gathering: Gathering | undefined, onDone: (saved: Gathering) => void) {
  const [opened] = useState(() => ({ version: gathering?.version ?? 0, values: formOf(gathering) }))
  const creation = useCallGathering()
  const change = useChangeGathering({ id: gathering?.id ?? 0 })
  const form = useForm<GatheringForm>({ resolver, defaultValues: opened.values, shouldFocusError: false })

  const save = (values: GatheringForm) => {
    const after = { onSuccess: onDone, onError: (error: unknown) => void showFieldErrors(error, form) }
    if (!gathering) return creation.mutate(bodyOf(values), after)
    change.mutate({ ...bodyOf(values), version: opened.version }, after)
  }
  const refuse = () => {
    const [first] = faultsOf(form.getValues())
    if (!first) return
    toast({ title: 'Error', description: first.message, tone: 'destructive' })
    form.setFocus(first.field)
  }
  return { form, submit: form.handleSubmit(save, refuse), isSaving: creation.isPending || change.isPending }
}

const resolver: Resolver<GatheringForm> = (values) => {
  const faults = faultsOf(values)
  if (faults.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(
    faults.toReversed().map(({ field, message }) => [field, { type: 'contract', message }]),
  )
  return { values: {}, errors }
}
