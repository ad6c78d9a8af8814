// Shows what the server found wrong with a form beside the fields it is about.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Refused } from './call-errors.ts'

/** Answers false when nothing of the refusal is about a field of this form, so that it has to be said elsewhere. */
export function showFieldErrors<Values extends FieldValues, Context, Output>(
  error: unknown,
  form: UseFormReturn<Values, Context, Output>,
): boolean {
  if (!(error instanceof Refused)) return false
  const fields = form.getValues()
  const ours = error.errors.filter(({ path }) => path in fields)
  for (const [index, { path, message }] of ours.entries())
    form.setError(path as Path<Values>, { message }, { shouldFocus: index === 0 })
  return ours.length > 0
}
