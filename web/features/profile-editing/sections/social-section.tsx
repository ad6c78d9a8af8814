// His pages elsewhere; a handle becomes an address when the field is left.
import { SOCIAL_FIELDS, SOCIAL_SITES, type SocialField, socialAddress } from '@aerie/contract/social-links'
import { TextField } from '#features/profile-form/text-field.tsx'
import { ProfileFormSection } from './profile-form-section.tsx'

const complete = (field: SocialField) => (typed: string) => socialAddress(field, typed.trim()) ?? typed

export const SocialSection = () => (
  <ProfileFormSection name="social">
    <div className="field-grid">
      {SOCIAL_FIELDS.map((field) => (
        <TextField
          key={field}
          name={field}
          label={SOCIAL_SITES[field].name}
          placeholder="Handle or address"
          inputMode="url"
          complete={complete(field)}
        />
      ))}
    </div>
  </ProfileFormSection>
)
