// The form of a new trip, or of one that is changed: it keeps what it started from, whatever happens elsewhere.

import type { Trip } from '@aerie/contract/trips'
import { dayHere } from '@aerie/text/dates'
import { useState } from 'react'
import { type FieldErrors, type FieldPath, type Resolver, useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/form-errors.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useCreateTrip, useEditTrip } from '../mutations.ts'
import {
  bodyOf,
  changesOf,
  earliestStart,
  faultsOf,
  formOf,
  type TripDays,
  type TripFault,
  type TripForm,
} from './trip-form.ts'

export function useTripForm(trip: Trip | undefined, onDone: () => void, place?: string, days?: TripDays) {
  const [opened] = useState(() => ({ trip, values: formOf(trip, place, days) }))
  const creation = useCreateTrip()
  const edit = useEditTrip()
  const form = useForm<TripForm>({ resolver, defaultValues: opened.values, context: opened, shouldFocusError: false })

  const save = (values: TripForm) => {
    const after = { onSuccess: onDone, onError: (error: unknown) => void showFieldErrors(error, form) }
    if (!opened.trip) return creation.mutate(bodyOf(values), after)
    const changes = changesOf(values, opened.values)
    if (Object.keys(changes).length === 0) return onDone()
    edit.mutate({ trip: opened.trip, changes }, after)
  }
  const refuse = () => {
    const [first] = faultsNow(form.getValues(), opened.trip)
    if (!first) return
    toast({ title: 'Error', description: first.message, tone: 'destructive' })
    form.setFocus(firstIn(first.field, form.getValues()))
  }
  return { form, submit: form.handleSubmit(save, refuse), isSaving: creation.isPending || edit.isPending }
}

interface TripFormContext {
  trip: Trip | undefined
}

const resolver: Resolver<TripForm, TripFormContext> = (values, opened) => {
  const faults = faultsNow(values, opened?.trip)
  return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(faults) }
}

const faultsNow = (values: TripForm, trip: Trip | undefined) => faultsOf(values, earliestStart(trip, dayHere()))

/** Of several faults of one field the first. */
const errorsOf = (faults: readonly TripFault[]): FieldErrors<TripForm> =>
  Object.fromEntries(faults.toReversed().map(({ field, message }) => [field, { type: 'contract', message }]))

function firstIn(field: TripFault['field'], { locations }: TripForm): FieldPath<TripForm> {
  if (field !== 'locations') return field
  const blank = locations.findIndex(({ text }) => !text.trim())
  return `locations.${Math.max(0, blank)}.text`
}
