// Settings, as System Settings has them under each other.
import '../features/settings/system-settings.css'
import '../features/settings/words/words-card.css'
import { useState } from 'react'
import { LastChange } from '../features/settings/last-change.tsx'
import { WordsPreview } from '../features/settings/words/words-preview.tsx'
import { Switch } from '../ui/controls/switch.tsx'
import { Card } from '../ui/layout/card.tsx'
import { LeaveGuard } from '../ui/overlays/leave-guard.tsx'
import { GallerySection } from './gallery-section.tsx'

const CHANGE = {
  setting: 'accessLogging',
  changedAt: '2026-11-23T09:00:00.000Z',
  changedBy: 'Marcus Oyelaran',
} as const

const WORDS = {
  name: 'The Brotherhood of 4019 Pine',
  shortName: 'OSOP',
  motto: 'Rise together',
  quote: 'A brother is the wind you do not notice until you are flying.',
  hiddenWord: 'wind',
  quoteSource: 'The House Book, first leaf',
  foundingYear: '1991',
  classCount: '35',
  chatInviteUrl: '',
  privacyEmail: 'privacy@aerie.example',
  nearbyRadiusKm: '100',
  passwordMinLength: '6',
  fullPollVotes: '100',
}

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
      <Card title="The organisation’s words" flush>
        <div className="words-card-in">
          <p className="words-card-fields">Where they stand, as they are typed</p>
          <WordsPreview words={WORDS} />
        </div>
        <LeaveGuard isUnsaved={() => false} staysAt={() => true} />
      </Card>
    </GallerySection>
  )
}
