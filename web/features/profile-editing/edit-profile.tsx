// Edit mode of a profile: one long form, one's own or, for super admins, another's.
import type { Member } from '@aerie/contract/members'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { type Editing, EditingContext } from '#features/profile-form/editing.ts'
import { FormActions } from '#features/profile-form/form-actions.tsx'
import { ConflictDialog } from '#features/profile-form/save/conflict-dialog.tsx'
import { focusFirstFault } from '#features/profile-form/save/focus-fault.ts'
import { useProfileForm } from '#features/profile-form/save/use-profile-form.ts'
import { FormAnchor, LongForm } from '#ui/layout/long-form.tsx'
import { LeaveGuard } from '#ui/overlays/leave-guard.tsx'
import { BasicsSection } from './sections/basics-section.tsx'
import { LineageSection } from './sections/lineage-section.tsx'
import { LinkedinSection } from './sections/linkedin-section.tsx'
import { OfficesSection } from './sections/offices-section.tsx'
import { ChildrenSection, FamilySection, PersonalSection } from './sections/people-sections.tsx'
import { PrivacySection } from './sections/privacy-section.tsx'
import { sectionId, sectionsOf } from './sections/section-list.ts'
import { SocialSection } from './sections/social-section.tsx'
import { AboutSection, LocationSection, QuoteSection, WatchingSection } from './sections/story-sections.tsx'
import { WorkSection } from './sections/work-section.tsx'

interface EditProfileProps extends Omit<Editing, 'member'> {
  member: Member
  /** The part of the page that keeps his account; his own profile only. */
  security: ReactNode
  /** Back to the view. */
  onDone: () => void
}

export function EditProfile({ security, onDone, ...editing }: EditProfileProps) {
  const { member, ofOther, organisation } = editing
  const { form, submit, cancel, isUnsaved, conflictDialog } = useProfileForm({ member, ofOther, onDone })
  const element = useRef<HTMLFormElement>(null)
  const { submitCount } = form.formState
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (submitCount > 0) focusFirstFault(element.current)
  }, [submitCount])
  return (
    <EditingContext value={editing}>
      <FormProvider {...form}>
        <LongForm
          ref={element}
          label="Edit Profile"
          sections={sectionsOf(ofOther)}
          onSubmit={(event) => void submit(event)}
          actions={<FormActions onCancel={cancel} onFaults={() => focusFirstFault(element.current)} />}
        >
          <Sections ofOther={ofOther} security={security} />
        </LongForm>
      </FormProvider>
      {conflictDialog && <ConflictDialog {...conflictDialog} shortName={organisation.shortName} />}
      <LeaveGuard isUnsaved={isUnsaved} staysAt={({ edit }) => Boolean(edit)} />
    </EditingContext>
  )
}

/** In the order in which the list names them. */
const Sections = ({ ofOther, security }: { ofOther: boolean; security: ReactNode }) => (
  <>
    <BasicsSection />
    {!ofOther && <FormAnchor id={sectionId('security')}>{security}</FormAnchor>}
    <WorkSection />
    {!ofOther && (
      <FormAnchor id={sectionId('linkedin')}>
        <LinkedinSection />
      </FormAnchor>
    )}
    <OfficesSection />
    <PersonalSection />
    <LineageSection />
    <FamilySection />
    <ChildrenSection />
    <SocialSection />
    <LocationSection />
    <AboutSection />
    <QuoteSection />
    <WatchingSection />
    {!ofOther && <PrivacySection />}
  </>
)
