// Documents: in the grid, in the list, found inside, on the dashboard, and what the viewer shows of them.
import { sameDocument } from '@aerie/contract/document-values'
import type { DocumentAccess, DocumentVersion } from '@aerie/contract/documents'
import { ReadingList } from '../features/document-readings/readings-panel.tsx'
import type { DocumentEntry } from '../features/document-upload/sending/uploads.ts'
import { UploadList } from '../features/document-upload/sending/uploads-panel.tsx'
import { ReaderList } from '../features/document-viewer/readers-panel.tsx'
import { PreviewNotAvailable } from '../features/document-viewer/stage/preview-not-available.tsx'
import { PlainText } from '../features/document-viewer/stage/text-stage.tsx'
import { VersionList } from '../features/document-viewer/versions-panel.tsx'
import { ViewerBody } from '../features/document-viewer/viewer-body.tsx'
import { DocumentCard } from '../features/documents/document-card.tsx'
import { DocumentTable } from '../features/documents/document-table.tsx'
import { DocumentFilterCard } from '../features/documents/filters/document-filter-card.tsx'
import { FoundInside } from '../features/documents/finding/found-inside.tsx'
import { RecentDocuments } from '../features/documents/recent-documents-card.tsx'
import { SlideList } from '../features/office-viewer/slides-stage.tsx'
import { Tables } from '../features/office-viewer/tables-stage.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'
import { sampleDocument } from './sample-document.ts'

const DOCUMENTS = [
  sampleDocument(1, { can: { edit: true, remove: true, replace: true } }),
  sampleDocument(2, {
    title: 'Treasurer’s report, third quarter',
    accessLevel: 'admin',
    kind: 'excel',
    mimeType: 'application/vnd.ms-excel',
    filename: 'report.xls',
    description: null,
  }),
  sampleDocument(3, {
    title: 'All the songs',
    category: 'comedy',
    kind: 'text',
    mimeType: 'text/plain',
    filename: 'songs.txt',
  }),
]
const [FIRST = sampleDocument(1)] = DOCUMENTS
const HIT = {
  page: 4,
  before: '“Front” means the brick, the door and the ',
  found: 'porch',
  after: ', as drawn in 1908.',
}
const EAMON = { id: 7, firstName: 'Eamon', lastName: 'Kirwan' }
const VERSION: DocumentVersion = {
  number: 4,
  filename: 'by-laws.pdf',
  mimeType: 'application/pdf',
  fileSize: 1_929_380,
  note: 'Article xi as it was voted',
  uploadedBy: EAMON,
  createdAt: '2026-11-12T10:00:00.000Z',
  isCurrent: true,
  can: { restore: false },
}
const ACCESS: DocumentAccess = {
  member: EAMON,
  act: 'view',
  firstAt: '2026-11-12T10:00:00.000Z',
  lastAt: '2026-11-14T10:00:00.000Z',
  times: 3,
}

const SHEET = { isHidden: false, columns: 2, isCut: false, isNarrowed: false }
const WORKBOOK = {
  sheets: [
    {
      ...SHEET,
      name: 'Dues',
      rows: [
        [{ text: 'Autumn of 2026', across: 2 }, null],
        ['Kirwan, Eamon', { text: '42.00', isNumber: true as const }],
        ['Lindqvist', { text: '40.00', isNumber: true as const }],
      ],
    },
    { ...SHEET, name: 'Notes', isHidden: true, isCut: true, rows: [['Kept aside', '']] },
  ],
  left: 1,
}
const SLIDES = {
  slides: [
    {
      title: 'The roof',
      lines: ['What it costs', 'Who pays'],
      pictures: [{ number: 0, alt: 'The roof' }],
      isHidden: false,
    },
    { title: null, lines: [], pictures: [], isHidden: true },
  ],
  left: 1,
}

const nothing = () => {}

const upload = (id: number, name: string, state: DocumentEntry['state']): DocumentEntry => {
  const fields = { title: name, category: 'general' as const, accessLevel: 'members' as const }
  return {
    id,
    file: { name: `${name}.pdf`, size: 9_000_000, content: new File([], name), fields, again: false },
    state,
  }
}
const UPLOADS = [
  upload(1, 'By-laws', { kind: 'sending', share: 0.4 }),
  upload(2, 'Songs', { kind: 'stopped', share: 0.7 }),
  upload(3, 'House rules', { kind: 'waiting' }),
  upload(4, 'Minutes', { kind: 'failed', sentence: sameDocument('Minutes of May'), mayRetry: false }),
  upload(5, 'Ledger', { kind: 'failed', sentence: 'The connection was lost; tried 6 times', mayRetry: true }),
]

const SidePieces = () => (
  <section className="document-side">
    <VersionList
      versions={[VERSION, { ...VERSION, number: 3, note: null, isCurrent: false, can: { restore: true } }]}
      onRestore={nothing}
    />
    <ReadingList
      readings={{
        isAsked: true,
        read: [{ member: EAMON, readAt: '2026-11-14T10:00:00.000Z' }],
        waiting: 30,
        remindFrom: null,
      }}
    />
    <ReaderList accesses={[ACCESS, { ...ACCESS, act: 'download', times: 1 }]} />
  </section>
)

export const DocumentPieces = () => (
  <GallerySection title="Documents">
    <DocumentFilterCard documents={DOCUMENTS} shown={2} search={{ q: 'porch' }} onChange={nothing} />
    <ul className="document-cards">
      {DOCUMENTS.map((document) => (
        <DocumentCard key={document.id} document={document} onAct={nothing} />
      ))}
    </ul>
    <div className="mt-8 grid gap-6">
      <Card title="Uploads" flush>
        <UploadList entries={UPLOADS} onRetry={nothing} onRemove={nothing} onAgain={nothing} />
      </Card>
      <DocumentTable documents={DOCUMENTS} onAct={nothing} />
      <FoundInside found={[{ document: FIRST, hits: [HIT] }]} onOpen={nothing} />
      <Card title="Recent Documents" flush>
        <RecentDocuments documents={DOCUMENTS} />
      </Card>
      <div className="document-stage">
        <PreviewNotAvailable document={FIRST} onDownload={nothing} />
      </div>
      <div className="document-stage">
        <PreviewNotAvailable document={FIRST} reason="This text is larger than 2 MB." onDownload={nothing} />
      </div>
      <div className="document-stage">
        <Tables title="Dues" workbook={WORKBOOK} />
      </div>
      <div className="document-stage">
        <SlideList slides={SLIDES} pictureUrl={() => '/logo.svg'} />
      </div>
      <div className="document-stage">
        <PlainText text="First verse, all rise." sought="" />
      </div>
      <ViewerBody side={<SidePieces />}>
        <div className="document-stage">
          <PlainText text="Second verse, same as the first." sought="" />
        </div>
      </ViewerBody>
    </div>
  </GallerySection>
)
