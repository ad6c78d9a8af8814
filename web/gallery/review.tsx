// A photo as the viewer shows it with its pins, what is under review, and what is in the bin.
import type { FlaggedPhoto } from '@aerie/contract/moderation'
import type { PhotoDetails } from '@aerie/contract/photos'
import { useState } from 'react'
import { PhotoFacts } from '#features/photo-viewer/photo-facts.tsx'
import { BinRow } from '../features/bin/bin-row.tsx'
import { FlaggedDetailsDialog } from '../features/moderation/flagged-details-dialog.tsx'
import { FlaggedRow } from '../features/moderation/flagged-row.tsx'
import { PhotoPins } from '../features/photo-tags/photo-pins.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'
import { samplePhoto } from './sample-photo.ts'

const brother = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName })
const tagged = (id: number, x: number, isPending: boolean): PhotoDetails['taggedMembers'][number] => ({
  member: { ...brother(id, 'Samir', 'Haddad'), profileImageUrl: null, profileImageHash: null },
  x,
  y: 50,
  isPending,
  can: { remove: true },
})

const DETAILS: PhotoDetails = {
  ...samplePhoto(1, { caption: 'The ridge walk, last light before the road', isFlagged: true }),
  isDayOnly: false,
  originalFilename: 'IMG_2207.jpg',
  mimeType: 'image/jpeg',
  uploadedBy: brother(7, 'Eamon', 'Kirwan'),
  createdAt: '2026-11-04T10:00:00.000Z',
  customTags: [],
  taggedMembers: [tagged(1, 25, false), tagged(2, 50, true)],
  can: { edit: true, flag: true, date: true, remove: true },
}

const FLAGGED: FlaggedPhoto = {
  ...samplePhoto(1),
  originalName: 'DSC_0412.jpg',
  albumTitle: 'Hollow Pines, autumn',
  uploaderName: 'Eamon Kirwan',
  flagReason: 'The number of my car can be read.',
  flaggedByName: 'Wyatt Holloway',
  flaggedAt: '2026-11-20T18:40:00.000Z',
  caption: 'The drive out',
  brothers: ['Eamon Kirwan', 'Kofi Asante'],
}

const DELETED = {
  deletedAt: '2026-11-20T18:40:00.000Z',
  deletedBy: brother(50, 'Mateo', 'Bellini'),
  goesAt: '2126-11-20T18:40:00.000Z',
}
const nothing = () => {}

export function ReviewPieces() {
  const [isOpen, setOpen] = useState(false)
  return (
    <GallerySection title="Photos: tagged, under review, deleted">
      <div className="grid gap-6">
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="relative aspect-3/2 bg-black">
            <PhotoPins tagged={DETAILS.taggedMembers} isTagging place={{ x: 75, y: 50 }} onPlace={nothing} />
          </div>
          <PhotoFacts photo={DETAILS} />
        </div>
        <Card flush>
          <ul>
            <FlaggedRow photo={FLAGGED} onDetails={() => setOpen(true)} onDelete={nothing} />
          </ul>
          <FlaggedDetailsDialog photo={FLAGGED} open={isOpen} onClose={() => setOpen(false)} onDelete={nothing} />
        </Card>
        <Card title="Albums" flush>
          <ul>
            <BinRow
              entry={{
                kind: 'album',
                id: 1,
                ...DELETED,
                title: 'Test, please ignore',
                photoCount: 6,
                createdBy: DELETED.deletedBy,
              }}
              viewerId={1}
              onDelete={nothing}
            />
            <BinRow
              entry={{
                kind: 'photo',
                id: 2,
                ...DELETED,
                goesAt: DELETED.deletedAt,
                filename: 'sample-1.jpg',
                mediaType: 'photo',
                title: 'The airport run',
                albumTitle: 'Hollow Pines, autumn',
                bytes: 9_600_000,
              }}
              viewerId={50}
              onDelete={nothing}
            />
          </ul>
        </Card>
      </div>
    </GallerySection>
  )
}
