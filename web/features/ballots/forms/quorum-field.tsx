// How many have to vote, in percent of those who may.
import { quorumNeeded } from '@aerie/contract/poll-values'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'

interface QuorumFieldProps {
  /** What a form's `register` answers for it. */
  threshold: UseFormRegisterReturn
  /** As it is typed. */
  value: string
  /** How many brothers may vote; undefined while that is not known. */
  eligible: number | undefined
  error: string | undefined
}

export const QuorumField = ({ threshold, value, eligible, error }: QuorumFieldProps) => (
  <Field
    label="Quorum"
    error={error}
    hint={`Percent of those who may vote${eligible !== undefined && isQuorum(value) === true ? `; here ${quorumNeeded(Number(value), eligible)} of ${eligible}` : ''}.`}
  >
    <Input {...threshold} inputMode="numeric" />
  </Field>
)

/** True, or the sentence that says why it is none. */
export const isQuorum = (text: string) =>
  (Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= 100) ||
  'Quorum is a whole number from 1 to 100'
