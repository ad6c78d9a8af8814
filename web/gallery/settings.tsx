// Settings, as System Settings has them under each other.
import '../features/settings/system-settings.css'
import { useState } from 'react'
import { LastChange } from '../features/settings/last-change.tsx'
import { Switch } from '../ui/controls/switch.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

const CHANGE = {
  setting: 'accessLogging',
  changedAt: '2026-11-23T09:00:00.000Z',
  changedBy: 'Marcus Oyelaran',
} as const

export function SettingsPieces() {
  const [on, setOn] = useState(true)
  return (
    <GallerySection title="Settings">
      <Card title="How the house behaves" flush>
        <ul className="system-settings">
          <li>
            <Switch
              label="Access Logging"
              hint={
                <>
                  The internet address of whoever opens a photo is kept.
                  <LastChange change={CHANGE} isKnown />
                </>
              }
              checked={on}
              onChange={({ target }) => setOn(target.checked)}
            />
          </li>
        </ul>
      </Card>
    </GallerySection>
  )
}
