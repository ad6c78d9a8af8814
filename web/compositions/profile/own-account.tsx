// What belongs to one's own account, below the profile and in its form: installing the app, its security, whether one may be sought, the keys of the search, one's data, and leaving.
import { SecuritySection } from '#features/account/security-section.tsx'
import { InstallCard } from '#features/install/install-card.tsx'
import { SoughtSwitch } from '#features/lost/sought-switch.tsx'
import { SlashSwitch } from '#features/search/slash-switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import { OwnData } from './own-data.tsx'

export const OwnAccount = (name: { firstName: string; lastName: string }) => (
  <div className="grid gap-6">
    <InstallCard />
    <SecuritySection />
    <Card title="If we lose sight of you">
      <SoughtSwitch />
    </Card>
    <Card title="Search">
      <SlashSwitch />
    </Card>
    <OwnData {...name} />
  </div>
)
