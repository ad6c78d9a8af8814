// A form that ends with a session: what is wrong is said beside the fields or in a toast, what is right leads inside.
import type { EntryAnswer } from '@aerie/contract/second-step'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showFieldErrors } from '#lib/form-errors.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'
import { enterAppSoon, goToStep, home } from './enter-app.ts'

interface EntryForm<Input extends FieldValues, Output> {
  schema: z.ZodMiniType<Output, Input>
  defaultValues: DefaultValues<Input>
  send: (values: Output) => Promise<EntryAnswer>
  /** The toast that is seen on the way in. */
  welcome: { title: string; description: string }
}

/** Stays pending after a success, until the page has gone. */
export function useEntryForm<Input extends FieldValues, Output extends FieldValues>(entry: EntryForm<Input, Output>) {
  const [pending, setPending] = useState(false)
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(entry.schema),
    defaultValues: entry.defaultValues,
  })
  const submit = form.handleSubmit(async (values) => {
    setPending(true)
    try {
      const { step } = await entry.send(values)
      if (step) return goToStep()
      toast(entry.welcome)
      enterAppSoon(home())
    } catch (error) {
      setPending(false)
      if (!showFieldErrors(error, form)) toast(failureToast(error))
    }
  })
  return { register: form.register, control: form.control, errors: form.formState.errors, submit, pending }
}
