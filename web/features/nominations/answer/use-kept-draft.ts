// Keeps what is typed into a form as its draft.
import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Draft } from '#lib/draft.ts'

/** The draft stays the same one while the form is open. */
export function useKeptDraft<Values extends FieldValues>(form: UseFormReturn<Values>, draft: Draft<Values>) {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  )
}
