// Cards and boxes that features have of their own.

import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import { ChatCard } from '../features/dashboard/chat-card.tsx'
import { YearsCard } from '../features/dashboard/years-card.tsx'
import { DrawnWorld } from '../features/map/drawn-world.tsx'
import { MapNote } from '../features/map/map-note.tsx'
import { PlaceCard } from '../features/map/place-card.tsx'
import { PALETTES } from '../features/map-layout/palette.ts'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'
import { COUNTRIES } from './sample.ts'

const PORT = {
  key: 'lisbon',
  city: 'Lisbon',
  country: 'Portugal',
  latitude: 38.72,
  longitude: -9.14,
  memberCount: 6,
  members: [
    { id: 1, firstName: 'Ansel', lastName: 'Whitlock' },
    { id: 2, firstName: 'Bertil', lastName: 'Nygård' },
  ],
  travellers: [{ memberId: 3, name: 'Ezra Thorne', title: 'Over New Year', from: '2026-12-28', to: '2027-01-03' }],
  gatherings: [],
}

const WORLD = {
  places: [
    PORT,
    { ...PORT, key: 'porto', latitude: 41.15 },
    { ...PORT, key: 'suva', latitude: -18.1, longitude: 178.4 },
  ],
  here: undefined,
  narrowedBy: undefined,
}

export const CardPieces = () => (
  <GallerySection title="Cards">
    <div className="gallery-grid">
      <YearsCard years={35} label="Years of History" />
      <ChatCard inviteUrl="#chat" isOfficer={false} />
      <ChatCard inviteUrl={null} isOfficer />
      <Card>
        <PlaceCard place={PORT} />
      </Card>
      <div className="relative" data-theme="dark" style={{ height: 262 }}>
        <DrawnWorld shown={WORLD} size={{ width: 460, height: 262 }} palette={PALETTES.dark} />
        <MapNote failure={null} onTryAgain={() => {}} />
      </div>
      <ScrollBox label="Countries">
        <ul>
          {COUNTRIES.slice(0, 40).map(({ value, label }) => (
            <li key={value}>{label}</li>
          ))}
        </ul>
      </ScrollBox>
    </div>
  </GallerySection>
)
