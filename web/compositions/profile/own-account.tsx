// What belongs to one's own account, below the profile and in its form: its security, the keys of the search, one's data, and leaving.
import { SecuritySection } from '#features/account/security-section.tsx'
import { SlashSwitch } from '#features/search/slash-switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import { OwnData } from './own-data.tsx'

export const OwnAccount = (name: { firstName: string; lastName: string }) => (
  <div className="grid gap-6">
    <SecuritySection />
    <Card title="Search">
      <SlashSwitch />
    </Card>
    <OwnData {...name} />
  </div>
)
