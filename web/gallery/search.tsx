// The search: rows of several kinds, the rows of the palette, and what it says where it has none; what was found as a page shows it.
import { useState } from 'react'
import { FoundList } from '#features/search/found-list.tsx'
import { FoundSkeleton } from '#features/search/found-skeleton.tsx'
import { KindButtons } from '#features/search/kind-buttons.tsx'
import { type FoundSection, sectionsOf } from '#features/search/sections.ts'
import { SlashSwitch } from '#features/search/slash-switch.tsx'
import { PaletteFoot } from '#features/search-palette/palette-foot.tsx'
import type { PaletteGroup } from '#features/search-palette/palette-groups.ts'
import { PaletteList } from '#features/search-palette/palette-list.tsx'
import { PaletteState } from '#features/search-palette/palette-state.tsx'
import { Unreachable } from '#lib/call-errors.ts'
import { GallerySection } from './gallery-section.tsx'

const ROOK = { id: 5, firstName: 'Rook', lastName: 'Fairweather', profileImageUrl: null, profileImageHash: null }
const SPAN = { startDate: '2027-03-04', endDate: '2027-03-07' }

const FOUND: FoundSection[] = sectionsOf([
  {
    kind: 'brother',
    total: 8,
    hits: [{ person: ROOK, class: 29, location: 'Lisbon, Portugal', kinship: 'Your big brother’s big', trip: null }],
  },
  {
    kind: 'document',
    total: 1,
    hits: [
      {
        id: 1,
        title: 'Letters of the founding sophomores',
        documentKind: 'pdf',
        createdAt: '2026-11-20T10:00:00.000Z',
        page: 31,
        sentence: { before: 'The second house was to be in ', found: 'Lisbon', after: ', had the lease not burned.' },
      },
    ],
  },
  {
    kind: 'place',
    total: 1,
    hits: [
      {
        name: 'Lisbon',
        country: 'Portugal',
        latitude: 38.7,
        longitude: -9.1,
        livingCount: 1,
        living: [ROOK],
        comingCount: 3,
        coming: [{ person: { id: 6, firstName: 'Tobias', lastName: 'Mensah' }, tripId: 2, ...SPAN }],
        gathering: { id: 2, title: 'Fish and fado', location: 'Sintra, Portugal', ...SPAN },
        photoCount: 38,
      },
    ],
  },
])

const GROUPS: PaletteGroup[] = [
  {
    label: 'Votes',
    rows: [
      {
        key: 'poll-1',
        href: '#poll',
        picture: { sign: 'vote' },
        title: 'Where do we meet?',
        line: 'Poll, 3 days left',
      },
      {
        key: 'office-1',
        href: '#office',
        picture: { office: 'president' },
        title: 'President',
        line: 'Rook Fairweather',
      },
    ],
  },
  {
    label: 'Photos',
    isLine: true,
    rows: [
      { key: 'photo-1', href: '#photo', picture: { thumbnail: undefined, hash: null }, title: 'A sail at sunset' },
      { key: 'all-Photos', href: '#all', picture: { sign: 'more' }, title: 'All 38 photos' },
    ],
  },
]
const FORMER: PaletteGroup[] = [
  { label: 'Trips', rows: [{ key: 'trip-1', href: '#trip', picture: { sign: 'trip' }, title: 'Lisbon to Cascais' }] },
]
const STATE = { isAsked: true, isCurrent: true, isEmpty: false, error: null, isAsking: false, former: [], recent: [] }
const HERE = { isOffline: false, kept: undefined }
const ask = () => Promise.reject(new Unreachable())

export function SearchPieces() {
  const [only, setOnly] = useState<FoundSection['section']['kinds']>()
  const say = { ...STATE, typed: 'lisbon', ask } as Parameters<typeof PaletteState>[0]['palette']
  const rows = GROUPS.flatMap((group) => group.rows)
  return (
    <GallerySection title="Search">
      <KindButtons counts={FOUND} only={only} onOnly={setOnly} />
      <PaletteList
        listId="gallery-found"
        palette={{ groups: GROUPS, former: FORMER, selected: rows[0], rested: 'we' }}
        onOpen={() => {}}
      />
      <PaletteState palette={{ ...say, typed: '' }} offline={HERE} />
      <PaletteState palette={{ ...say, isAsked: false }} offline={HERE} />
      <PaletteState palette={{ ...say, isEmpty: true }} offline={HERE} />
      <PaletteState palette={{ ...say, error: new Unreachable() }} offline={HERE} />
      <PaletteState palette={say} offline={{ isOffline: true, kept: null }} />
      <PaletteFoot palette={{ typed: 'we', recent: [], clearRecent() {} }} offline={HERE} onCleared={() => {}} />
      <FoundSkeleton />
      <FoundList q="lisbon" sections={FOUND} isNarrow={false} />
      <SlashSwitch />
    </GallerySection>
  )
}
