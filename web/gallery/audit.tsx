// The audit log: entries as they stand in the list, and what a verification along the chain finds.
import type { AuditEntry, AuditStep } from '@aerie/contract/audit'
import type { FailedSignIn } from '@aerie/contract/failed-sign-ins'
import { useState } from 'react'
import { EntryRow } from '../features/audit/entry-row.tsx'
import { FailedList } from '../features/audit/failed-sign-ins.tsx'
import { VerificationDialog } from '../features/audit/verification-dialog.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

const SAVED: AuditEntry = {
  id: 48_213,
  at: '2026-11-22T14:06:00.000Z',
  actor: { id: 1, firstName: 'Marcus', lastName: 'Oyelaran', profileImageUrl: null, profileImageHash: null },
  actorId: 1,
  action: 'document.save',
  kind: 'document',
  sentence: 'changed what is written about “House rules”',
  link: '/documents',
  facts: [
    { field: 'Access level', before: 'All Members', after: 'Super Admin', isPrivate: false },
    { field: 'Phone', before: null, after: null, isPrivate: true },
  ],
  address: '198.51.100.24',
  mark: '9f3c71ab04de5e82'.repeat(4),
}
const ENTRIES: AuditEntry[] = [
  SAVED,
  { ...SAVED, id: 48_212, actor: null, actorId: 77, sentence: 'signed in', kind: 'session', facts: [], link: null },
  {
    ...SAVED,
    id: 48_211,
    actor: null,
    actorId: null,
    address: null,
    sentence: 'closed the poll “Porch”',
    kind: 'poll',
  },
]

const FAILED: FailedSignIn[] = [
  {
    day: '2026-11-22',
    member: { id: 1, firstName: 'Marcus', lastName: 'Oyelaran' },
    network: '203.0.113.0/24',
    times: 12,
    lastAt: '2026-11-22T14:06:00.000Z',
  },
  { day: '2026-11-21', member: null, network: '', times: 1, lastAt: '2026-11-21T09:30:00.000Z' },
]

const under = { walked: 31_400, total: 48_213, at: '2026-08-14T10:00:00.000Z' }
const STEPS: Record<string, AuditStep> = {
  'Under way': { ...under, finding: null },
  'Nothing wrong': { ...under, finding: { entries: 48_213, since: null, broken: null } },
  'Nothing wrong since it was accepted': {
    ...under,
    finding: { entries: 812, since: { at: '2026-11-01T10:00:00.000Z', entry: 47_401, before: 47_401 }, broken: null },
  },
  Broken: {
    ...under,
    finding: {
      entries: 31_206,
      since: null,
      broken: {
        id: 31_207,
        is: 'changed',
        sentence: 'Its text, its time or its mark was altered after it was written, outside Aerie.',
        expected: '5b20c4f188a60d37'.repeat(4),
        found: 'e9137a024cd8b65f'.repeat(4),
      },
    },
  },
}

export function AuditPieces() {
  const [step, setStep] = useState<AuditStep | null>(null)
  return (
    <GallerySection title="Audit log">
      <Card title="Audit log" flush>
        <ol>
          {ENTRIES.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      </Card>
      <Card title="Failed sign-ins" className="mt-4">
        <FailedList failed={FAILED} />
      </Card>
      <div className="flex flex-wrap gap-2">
        {Object.entries(STEPS).map(([name, shown]) => (
          <Button key={name} onClick={() => setStep(shown)}>
            {name}
          </Button>
        ))}
      </div>
      <VerificationDialog
        verification={step && { step, failure: null }}
        close={() => setStep(null)}
        start={async () => {}}
      />
    </GallerySection>
  )
}
