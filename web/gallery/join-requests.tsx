// A request to join as officers get it.
import { RequestRow } from '../features/join-requests/request-row.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

const LIKELY = { id: 7, firstName: 'August', lastName: 'Lindgren', pledgeClass: 24, city: 'Gothenburg, Sweden' }

export const JoinRequestPieces = () => (
  <GallerySection title="Requests to join">
    <Card title="Requests to join" flush>
      <ul>
        <RequestRow
          request={{
            id: 1,
            firstName: 'August',
            lastName: 'Lindgren',
            email: 'august.lindgren@example.org',
            pledgeClass: 24,
            city: 'Gothenburg, Sweden',
            voucher: 'Oscar Lindqvist',
            words: 'Moved house three times and lost the letters.',
            askedAt: '2026-11-23T09:12:00.000Z',
            confirmedAt: '2026-11-23T09:20:00.000Z',
            version: 1,
            likely: [
              { ...LIKELY, same: ['name', 'class'], isFree: true },
              { ...LIKELY, id: 8, firstName: 'Anders', same: [], isFree: false },
            ],
          }}
        />
      </ul>
    </Card>
  </GallerySection>
)
