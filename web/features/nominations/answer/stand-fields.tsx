// What somebody stands with: the photo of his profile, and his words, which stand beside his name on the ballot.
import './stand-fields.css'
import { displayName } from '@aerie/contract/person'
import { formatCount } from '@aerie/text/numbers'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Portrait } from '#features/people/portrait.tsx'
import { useSession } from '#features/session/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'

interface StandFieldsProps {
  statement: UseFormRegisterReturn
  /** As it is typed. */
  typed: string
  longest: number
  error: string | undefined
}

export function StandFields({ statement, typed, longest, error }: StandFieldsProps) {
  const me = useSession()
  return (
    <div className="stand-fields">
      <figure>
        <Portrait name={displayName(me)} src={me.profileImageUrl} hash={me.profileImageHash} width={88} decorative />
        <figcaption>The photo of your profile</figcaption>
      </figure>
      <Field
        label="What you say to the brothers"
        error={error}
        hint={`${formatCount(typed.length)} of ${formatCount(longest)} characters. It stands beside your name on the ballot.`}
      >
        <Textarea {...statement} rows={5} growing maxLength={longest} />
      </Field>
    </div>
  )
}
