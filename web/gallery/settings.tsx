// Settings, as System Settings has them under each other.
import '../features/settings/system-settings.css'
import type { Backup } from '@aerie/contract/backups'
import '../features/settings/words/words-card.css'
import { useState } from 'react'
import { BackupRow } from '../features/backups/backup-row.tsx'
import { Categories } from '../features/document-categories/categories-card.tsx'
import { LastChange } from '../features/settings/last-change.tsx'
import { LogoRow } from '../features/settings/logo/logo-row.tsx'
import { WordsPreview } from '../features/settings/words/words-preview.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Switch } from '../ui/controls/switch.tsx'
import { Card } from '../ui/layout/card.tsx'
import { LeaveGuard } from '../ui/overlays/leave-guard.tsx'
import { GallerySection } from './gallery-section.tsx'

const CHANGE = {
  setting: 'accessLogging',
  changedAt: '2026-11-23T09:00:00.000Z',
  changedBy: 'Marcus Oyelaran',
} as const

const GOOD: Backup = {
  id: 1,
  name: 'aerie-2026-11-23T03-00-00.tar.zst',
  state: 'good',
  createdAt: '2026-11-23T03:00:00.000Z',
  endedAt: '2026-11-23T03:01:00.000Z',
  askedBy: null,
  isNightly: true,
  isEncrypted: true,
  filesDone: 9316,
  filesInAll: 9316,
  bytes: 663_800_000,
  rowCount: 16_770,
  fileCount: 9316,
  sha256: null,
  reason: null,
  logBrokenAt: null,
}
const BACKUPS: Backup[] = [
  { ...GOOD, id: 3, state: 'packing', endedAt: null, filesDone: 4100 },
  { ...GOOD, id: 2, state: 'failed', reason: 'The disk with the backups is full.' },
  { ...GOOD, id: 4, logBrokenAt: 1021 },
  GOOD,
]
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
  timeZone: 'America/New_York',
  nearbyRadiusKm: '100',
  passwordMinLength: '6',
  fullPollVotes: '100',
}

const CATEGORIES = [
  { slug: 'general', label: 'General', documents: 12 },
  { slug: 'songs', label: 'Songs', documents: 0 },
]

const LOGO = { hash: 'of-the-gallery', width: 64, height: 64, ground: 'light' } as const
const NO_CHOICE = {
  ...{ choice: undefined, fault: undefined, isTrying: false, isKeeping: false, isRemoving: false },
  ...{ choose: () => {}, keep: () => {}, putAside: () => {}, remove: () => {} },
}

export function SettingsPieces() {
  const [on, setOn] = useState(true)
  return (
    <GallerySection title="Settings">
      <Card title="How Aerie behaves" flush>
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
      <Card title="Data" flush>
        <div className="backups-act">
          <p>
            <b>Backup</b>
            <small>Everything in one archive.</small>
          </p>
          <Button>Backup System</Button>
        </div>
        <ul>
          {BACKUPS.map((backup) => (
            <BackupRow key={backup.id} backup={backup} onDownload={() => {}} onDelete={() => {}} />
          ))}
        </ul>
      </Card>
      <Card title="Categories of documents" flush>
        <Categories categories={CATEGORIES} />
      </Card>
      <Card title="The organisation’s words" flush>
        <div className="words-card-in">
          <p className="words-card-fields">Where they stand, as they are typed</p>
          <WordsPreview words={WORDS} logo={LOGO} picture="/logo.svg">
            <LogoRow hasLogo mayChange logo={NO_CHOICE} />
          </WordsPreview>
        </div>
        <LeaveGuard isUnsaved={() => false} staysAt={() => true} />
      </Card>
    </GallerySection>
  )
}
