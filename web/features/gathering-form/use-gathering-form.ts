// The form of a new gathering, or of one that is changed: it keeps what it started from, whatever happens elsewhere.
import { type Gathering, gatherings } from '@aerie/contract/gatherings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useCallGathering, useChangeGathering } from '#features/gatherings/mutations.ts'
import { sentenceOf } from '#lib/call-errors.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { toast } from '#ui/feedback/toast.ts'
import { saveCover } from './cover-choice.ts'
import { bodyOf, faultsOf, formOf, type GatheringForm } from './gathering-form.ts'

export function useGatheringForm(gathering: Gathering | undefined, onDone: (saved: Gathering) => void) {
  const [opened] = useState(() => ({ version: gathering?.version ?? 0, values: formOf(gathering) }))
  const cache = useQueryClient()
  const [isSending, setSending] = useState(false)
  const creation = useCallGathering()
  const change = useChangeGathering({ id: gathering?.id ?? 0 })
  const form = useForm<GatheringForm>({ resolver, defaultValues: opened.values, shouldFocusError: false })

  const save = (values: GatheringForm) => {
    const send = async (saved: Gathering) => {
      setSending(true)
      // The gathering stands whatever becomes of its picture.
      await sendCover(saved.id, values, opened.values)
      await cache.invalidateQueries({ queryKey: [gatherings.show.path] })
      setSending(false)
      onDone(saved)
    }
    const after = { onSuccess: send, onError: (error: unknown) => void showFieldErrors(error, form) }
    if (!gathering) return creation.mutate(bodyOf(values), after)
    change.mutate({ ...bodyOf(values), version: opened.version }, after)
  }
  const refuse = () => {
    const [first] = faultsOf(form.getValues())
    if (!first) return
    toast({ title: 'Error', description: first.message, tone: 'destructive' })
    form.setFocus(first.field)
  }
  return {
    form,
    submit: form.handleSubmit(save, refuse),
    isSaving: creation.isPending || change.isPending || isSending,
  }
}

async function sendCover(id: number, values: GatheringForm, before: GatheringForm) {
  try {
    await saveCover(id, values, before)
  } catch (error) {
    const description = sentenceOf(error, 'Please choose it again.')
    toast({ title: 'The gathering is saved without its picture', description, tone: 'destructive' })
  }
}

const resolver: Resolver<GatheringForm> = (values) => {
  const faults = faultsOf(values)
  if (faults.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(
    faults.toReversed().map(({ field, message }) => [field, { type: 'contract', message }]),
  )
  return { values: {}, errors }
}
