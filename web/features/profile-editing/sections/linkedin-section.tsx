// Connecting LinkedIn, and taking work experience over from there.
import type { WorkEntry } from '@aerie/contract/members'
import { useFormContext, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useEditing } from '#features/profile-form/editing.ts'
import type { ProfileForm } from '#features/profile-form/form-values.ts'
import { withExperience } from '#features/profile-form/with-experience.ts'

export function LinkedinSection() {
  const { member, editors } = useEditing()
  const { control, getValues, setValue } = useFormContext<ProfileForm>()
  const linkedinUrl = useWatch({ control, name: 'linkedinUrl' })
  const takeOver = (entries: z.infer<typeof WorkEntry>[]) => {
    const taken = withExperience(getValues(), entries)
    for (const field of ['currentPosition', 'currentCompany', 'workStartDate', 'workHistory'] as const)
      setValue(field, taken[field], { shouldDirty: true })
  }
  return <editors.Linkedin verified={member.linkedinVerified} linkedinUrl={linkedinUrl} onExperience={takeOver} />
}
