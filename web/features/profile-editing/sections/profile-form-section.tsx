// A section of the form of a profile, under the name it has in the list.
import type { ReactNode } from 'react'
import { FormSection } from '#ui/layout/long-form.tsx'
import { SECTIONS, type SectionName, sectionId } from './section-list.ts'

interface ProfileFormSectionProps {
  name: SectionName
  action?: ReactNode
  children: ReactNode
}

export const ProfileFormSection = ({ name, action, children }: ProfileFormSectionProps) => (
  <FormSection id={sectionId(name)} title={SECTIONS[name]} action={action}>
    {children}
  </FormSection>
)
