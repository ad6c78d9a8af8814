// The fields of a new member.
import { SINGLE_NAME } from '@aerie/contract/person'
import { Controller, useFormContext } from 'react-hook-form'
import { ROLE_LABELS, ROLES } from '#features/people/roles.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { ClassFields } from './class-fields.tsx'
import { LocationField } from './location-field.tsx'
import type { NewMemberInput } from './new-member.ts'

export function AddMemberFields({ mayGiveRoles }: { mayGiveRoles: boolean }) {
  const { register, formState, watch } = useFormContext<NewMemberInput>()
  const { errors } = formState
  return (
    <>
      <div className="field-grid">
        <Field label="First name" hint={SINGLE_NAME} error={errors.firstName?.message}>
          <Input {...register('firstName')} autoComplete="off" />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input {...register('lastName')} autoComplete="off" />
        </Field>
        <Field label="Email" className="field-full" error={errors.email?.message}>
          <Input {...register('email')} type="email" autoComplete="off" />
        </Field>
        <ClassFields />
        <RoleField mayGiveRoles={mayGiveRoles} />
      </div>
      {watch('role') !== 'member' && <Note tone="warning">Role changes take effect immediately.</Note>}
      <div className="field-grid">
        {OPTIONAL.map(([name, label]) =>
          name === 'location' ? (
            <LocationField key={name} />
          ) : (
            <Field key={name} label={label} optional error={errors[name]?.message}>
              <Input {...register(name)} autoComplete="off" />
            </Field>
          ),
        )}
      </div>
      <Switch
        {...register('sendInvitation')}
        label="Send invitation"
        hint="Mails him a link, good for 14 days, with which he sets his own password."
      />
    </>
  )
}

const OPTIONAL = [
  ['title', 'Title'],
  ['company', 'Company'],
  ['location', 'Location'],
  ['country', 'Country'],
  ['cohort', 'Cohort'],
] as const

function RoleField({ mayGiveRoles }: { mayGiveRoles: boolean }) {
  const options = ROLES.map((role) => ({
    value: role,
    label: ROLE_LABELS[role],
    disabled: !mayGiveRoles && role !== 'member',
  }))
  return (
    <Controller<NewMemberInput, 'role'>
      name="role"
      render={({ field: { value = 'member', ...field }, fieldState }) => (
        <Field
          label="Role"
          error={fieldState.error?.message}
          hint={mayGiveRoles ? undefined : 'Only super admins give other roles.'}
        >
          <Select {...field} value={value} options={options} />
        </Field>
      )}
    />
  )
}
