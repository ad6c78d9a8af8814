// The fields of a section that are asked for in one line, each with who sees it where it is private.
import { MEMBER_FIELDS } from '@aerie/contract/member-fields'
import type { PrivateField } from '@aerie/contract/privacy'
import { signIn } from '@aerie/contract/sign-in'
import { useWatch } from 'react-hook-form'
import { useEditing, useKeptHint } from '#features/profile-form/editing.ts'
import { FieldVisibility } from '#features/profile-form/field-visibility.tsx'
import type { ProfileForm } from '#features/profile-form/form-values.ts'
import { TextField } from '#features/profile-form/text-field.tsx'
import { usePhoneHint } from '#features/session/use-phone-hint.ts'
import { call } from '#lib/api.ts'
import { FIELD_INPUTS, type LineInput, type LineInputName } from './field-inputs.ts'
import type { SectionName } from './section-list.ts'

export const LineFields = ({ section }: { section: SectionName }) =>
  LINES.flatMap(({ name, input }) => {
    if (input.section !== section) return []
    const Asking = name === 'phone' ? PhoneLine : Line
    return [<Asking key={name} name={name} input={input} />]
  })

interface LineProps {
  name: LineInputName
  input: LineInput
}

function Line({ name, input: { section: _, ...input } }: LineProps) {
  const { label, privacy }: { label: string; privacy?: PrivateField } = MEMBER_FIELDS[name]
  const hint = useKeptHint(privacy) ?? input.hint
  return (
    <TextField
      {...input}
      name={name}
      label={label}
      hint={hint}
      action={privacy && <FieldVisibility field={privacy} />}
    />
  )
}

/** Says what keeps the number from signing him in, as it stands there and where he lives. */
function PhoneLine({ name, input }: LineProps) {
  const { member, ofOther } = useEditing()
  const [phone, location, country] = useWatch<ProfileForm, ['phone', 'location', 'country']>({
    name: ['phone', 'location', 'country'],
  })
  const whose = ofOther ? { memberId: member.id } : {}
  const hint = usePhoneHint({ phone, location, country }, member.version, (asked, signal) =>
    call(signIn.hintAtPhone, { body: { ...asked, ...whose }, signal }),
  )
  return <Line name={name} input={hint === undefined ? input : { ...input, hint }} />
}

const isLine = (entry: { name: string; input: unknown }): entry is LineProps => typeof entry.input === 'object'

const LINES = Object.entries(FIELD_INPUTS)
  .map(([name, input]) => ({ name, input }))
  .filter(isLine)
