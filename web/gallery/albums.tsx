// Albums: their cards, the photos in one with every state of a tile, what stands around a photo, and uploads.
import type { Album } from '@aerie/contract/albums'
import { ChoiceBar } from '#features/photo-days/choice-bar.tsx'
import { AlbumCard } from '../features/albums/album-card.tsx'
import { AlbumFacts } from '../features/albums/album-facts.tsx'
import { PhotoAccessList } from '../features/photo-files/photo-accesses.tsx'
import type { PhotoUploadState, QueueState } from '../features/photo-queue/entries.ts'
import { PhotoSearchBar } from '../features/photo-search/photo-search-bar.tsx'
import { UploadView } from '../features/photo-upload/upload-panel.tsx'
import { FailedPhotoActs } from '../features/photos/failed-photo.tsx'
import { PhotoActions } from '../features/photos/grid/photo-actions.tsx'
import { PhotoGrid } from '../features/photos/grid/photo-grid.tsx'
import { GallerySection } from './gallery-section.tsx'
import { samplePhoto } from './sample-photo.ts'

const ALBUM: Album = {
  id: 1,
  title: 'Hollow Pines, autumn',
  description: 'Four days, twenty-six brothers, one working stove.',
  isOpen: true,
  createdBy: { id: 7, firstName: 'Eamon', lastName: 'Kirwan' },
  createdAt: '2026-11-04T10:00:00.000Z',
  photoCount: 48,
  previewPhotos: [1, 2, 3, 4].map((id) => samplePhoto(id)),
  can: { add: true, edit: true, remove: true },
}

const DAMAGED = 'This photo is damaged or incomplete. Please select another one.'

const PHOTOS = [
  samplePhoto(1, { caption: 'The ridge walk, last light', taggedCount: 9 }),
  samplePhoto(2, { width: 1000, height: 1500 }),
  samplePhoto(3, { mediaType: 'video', durationMs: 84_000, taggedCount: 6, caption: 'Third night' }),
  samplePhoto(4, { isFlagged: true, caption: 'The drive out' }),
  samplePhoto(5, { state: 'making', width: 0, height: 0, hash: null, takenAt: '2026-11-03T09:00:00' }),
  samplePhoto(6, { state: 'failed', failure: DAMAGED, hash: null, takenAt: '2026-11-03T09:00:00' }),
  samplePhoto(7, { isAnimated: true, takenAt: '2026-11-03T09:00:00' }),
]

const STATES: PhotoUploadState[] = [
  { kind: 'sending', share: 0.64 },
  { kind: 'stopped', share: 0.22 },
  { kind: 'failed', sentence: 'IMG_2198.mkv exceeds 50MB limit', mayRetry: false },
  { kind: 'failed', sentence: 'The connection was lost; tried 6 times', mayRetry: true },
  { kind: 'unmade', photoId: 3, isKnown: false, isListed: true, sentence: DAMAGED },
  { kind: 'making', photoId: 4, isKnown: false, isListed: true },
  { kind: 'in', photoId: 1 },
  { kind: 'known', photoId: 2 },
  { kind: 'waiting' },
  { kind: 'checking' },
]
const UPLOAD: QueueState<File> = {
  entries: STATES.map((state, at) => ({ id: at + 1, file: new File(['....'], `IMG_${2190 + at}.jpg`), state })),
  isPaused: false,
}

const nothing = () => {}

export const AlbumPieces = () => (
  <GallerySection title="Albums">
    <PhotoSearchBar filters={{ year: 2026 }} onChange={nothing} />
    <ul className="album-cards">
      <AlbumCard album={ALBUM} />
      <AlbumCard
        album={{ ...ALBUM, title: '4019 Pine', isOpen: false, previewPhotos: ALBUM.previewPhotos.slice(0, 3) }}
      />
      <AlbumCard album={{ ...ALBUM, title: 'City nights', photoCount: 0, previewPhotos: [], createdBy: null }} />
    </ul>
    <div className="mt-8">
      <AlbumFacts album={ALBUM} />
      <UploadView
        state={UPLOAD}
        hrefOf={(id) => `#photo-${id}`}
        actsOf={(photo, name) => <FailedPhotoActs photo={photo} name={name} onRemove={nothing} />}
        onPause={nothing}
        onResume={nothing}
        onRetry={nothing}
        onRemove={nothing}
        onDraft={nothing}
        onCaption={nothing}
        onEnd={nothing}
      />
      <PhotoGrid
        photos={PHOTOS}
        hrefOf={({ id }) => `#photo-${id}`}
        onOpen={nothing}
        actionsOf={(photo, isActive) => <PhotoActions photo={photo} isActive={isActive} onAct={nothing} />}
      />
      <ChoiceBar count={2} offered={9} onAll={nothing} onCorrect={nothing} onEnd={nothing} />
    </div>
    <PhotoAccessList
      accesses={[
        {
          member: { id: 4, firstName: 'Kenji', lastName: 'Watanabe' },
          act: 'download',
          address: '203.0.113.9',
          lastAt: '2026-11-24T12:00:00.000Z',
          times: 2,
        },
        { member: null, act: 'view', address: null, lastAt: '2026-11-23T12:00:00.000Z', times: 1 },
      ]}
    />
  </GallerySection>
)
