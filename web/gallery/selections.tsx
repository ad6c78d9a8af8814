// Choosing many: the bar over what was chosen, what an act would do, a long list in a box, pending invitations.
import { PendingRow } from '../features/invitations/pending-row.tsx'
import { PlanList } from '../features/selections/plan-list.tsx'
import { SelectionBar } from '../features/selections/selection-bar.tsx'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

const CASPAR = { id: 1, firstName: 'Caspar', lastName: 'Alder', profileImageUrl: null, profileImageHash: null }
const STATES = ['waiting', 'sent', 'not_delivered', 'run_out'] as const

const nothing = () => {}

export const SelectionPieces = () => (
  <GallerySection title="Choosing many">
    <Card flush>
      <div className="grid gap-3 p-5">
        <Checkbox label="Select all 173" mixed checked={false} onChange={nothing} />
        <PlanList
          lead={{ count: 157, text: <p>mails go out, 60 a minute.</p> }}
          others={[{ count: 14, text: <p>were invited in the last seven days and left out.</p> }]}
        />
      </div>
      <ul>
        {STATES.map((state, at) => (
          <PendingRow
            key={state}
            invitation={{
              memberId: at + 1,
              member: CASPAR,
              email: 'caspar.alder@example.org',
              askedAt: '2026-11-21T10:00:00Z',
              sentAt: state === 'sent' || state === 'run_out' ? '2026-11-21T10:00:00Z' : null,
              endsAt: null,
              state,
            }}
          />
        ))}
      </ul>
      <SelectionBar count={173} isAll selection={() => ({ ids: [1] })} mayChangeStanding onClear={nothing} />
    </Card>
  </GallerySection>
)
