// Asks whoever comes by an address that another has told for one thing that his record knows.
import type { RecordQuestion } from '@aerie/contract/sign-in'
import type { ComponentProps } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'

const LABELS: Record<RecordQuestion, string> = {
  big: 'The last name of your big brother',
  class: 'Your class, such as 12',
}

/** Nothing where nothing is asked. */
export const RecordAnswer = ({
  asks,
  error,
  ...input
}: { asks: RecordQuestion | null; error: string | undefined } & ComponentProps<'input'>) =>
  asks && (
    <Field
      label={LABELS[asks]}
      hint="A brother told us this address, so we ask one thing that you know. You have three tries."
      error={error}
    >
      <Input {...input} autoComplete="off" />
    </Field>
  )
