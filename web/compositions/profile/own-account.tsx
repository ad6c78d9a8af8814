// What belongs to one's own account below the form of the profile: its security, one's data, and leaving.
import { SecuritySection } from '#features/account/security-section.tsx'
import { OwnData } from './own-data.tsx'

export const OwnAccount = (name: { firstName: string; lastName: string }) => (
  <div className="grid gap-6">
    <SecuritySection />
    <OwnData {...name} />
  </div>
)
