// A request to join as officers get it, beside the records that may be his.
import type { DecidedRequest, Likely, WaitingRequest } from '@aerie/contract/join-requests'
import { DecidedRow } from '../features/join-requests/decided-requests.tsx'
import { RequestDetail } from '../features/join-requests/request-detail.tsx'
import { WaitingRow } from '../features/join-requests/requests-list.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

const IMPORTED: Likely = {
  id: 7,
  firstName: 'August',
  lastName: 'Lindgrenn',
  pledgeClass: 24,
  email: 'lindgren.a@post.example',
  city: 'Gothenburg, Sweden',
  bigBrother: 'Oscar Lindqvist',
  addedAt: '2026-03-03T09:00:00.000Z',
  isImported: true,
  marks: { name: 'near', class: 'same', email: 'differs', city: 'same' },
  why: ['class', 'one_letter', 'city'],
  isLikely: true,
  standing: 'free',
}
const ENTERED: Likely = {
  ...IMPORTED,
  id: 8,
  firstName: 'Anders',
  lastName: 'Lindgren',
  pledgeClass: 19,
  email: null,
  city: 'Malmö, Sweden',
  bigBrother: 'Walter Brandt',
  isImported: false,
  marks: { name: 'differs', class: 'differs', email: null, city: 'near' },
  why: ['last_name'],
  isLikely: false,
  standing: 'entered',
}

const WAITING: WaitingRequest = {
  id: 1,
  firstName: 'August',
  lastName: 'Lindgren',
  email: 'august.lindgren@example.org',
  pledgeClass: 24,
  city: 'Gothenburg, Sweden',
  voucher: 'Oscar Lindqvist',
  voucherId: 9,
  words: 'Moved house three times and lost the letters. I carved the porch rail with Oscar in my first spring.',
  askedAt: '2026-11-23T09:12:00.000Z',
  confirmedAt: '2026-11-23T09:20:00.000Z',
  version: 1,
  likely: [IMPORTED, ENTERED],
}
const DECIDED: DecidedRequest = {
  id: 2,
  name: 'Anders Lindgren',
  email: 'anders.lindgren@example.org',
  outcome: 'declined',
  decidedAt: '2026-11-20T09:00:00.000Z',
  decidedBy: 'Marcus Oyelaran',
  note: 'Nobody of the 19th class knows him.',
}

export const JoinRequestPieces = () => (
  <GallerySection title="Requests to join">
    <Card title="Requests to join" flush>
      <WaitingRow request={WAITING} isOpen onOpen={() => {}} />
    </Card>
    <RequestDetail takesFocus={false} onDecided={() => {}} request={WAITING} />
    <Card title="Decided" flush>
      <ul>
        <DecidedRow request={DECIDED} />
      </ul>
    </Card>
  </GallerySection>
)
