// What somebody stands with: his photo, and his words, which stand beside his name on the ballot.
import './stand-fields.css'
import { displayName } from '@aerie/contract/person'
import { formatCount } from '@aerie/text/numbers'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Portrait } from '#features/people/portrait.tsx'
import { useSession } from '#features/session/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'

interface StandFieldsProps {
  /** Where he can choose another; without it that of his profile is shown. */
  photo?: ReactNode
  statement: UseFormRegisterReturn
  /** As it is typed. */
  typed: string
  longest: number
  error: string | undefined
}

export function StandFields({ photo, statement, typed, longest, error }: StandFieldsProps) {
  return (
    <div className="stand-fields">
      {photo ?? <ProfilePhoto />}
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

function ProfilePhoto() {
  const me = useSession()
  return (
    <figure>
      <Portrait name={displayName(me)} src={me.profileImageUrl} hash={me.profileImageHash} width={104} decorative />
      <figcaption>The photo of your profile; once you stand you can choose another.</figcaption>
    </figure>
  )
}
