// A request to join as officers get it, beside the records that may be his.
import type { Likely } from '@aerie/contract/join-requests'
import { RequestDetail } from '../features/join-requests/request-detail.tsx'
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

export const JoinRequestPieces = () => (
  <GallerySection title="Requests to join">
    <RequestDetail
      takesFocus={false}
      onDecided={() => {}}
      request={{
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
      }}
    />
  </GallerySection>
)
