// The directory's list under its bar, the filters on a phone, and the chips of those in force.
import type { MemberSummary } from '@aerie/contract/people'
import { useMemo, useRef, useState } from 'react'
import { CardFace } from '../features/directory/card-face.tsx'
import { DirectoryBar } from '../features/directory/directory-bar.tsx'
import { groupsOf } from '../features/directory/groups.ts'
import { MemberGrid } from '../features/directory/member-grid.tsx'
import { useGridGeometry } from '../features/directory/sections/grid-geometry.ts'
import { layOut } from '../features/directory/sections/grid-layout.ts'
import { Jump, JumpOutline } from '../features/directory/sections/jump.tsx'
import { directoryOf, findBrothers } from '../features/directory-filters/directory.ts'
import type { DirectoryFilters } from '../features/directory-filters/filters.ts'
import { PhoneFilters } from '../features/directory-filters/phone-filters.tsx'
import type { FilterControls } from '../features/directory-filters/use-directory-filters.ts'
import { GallerySection } from './gallery-section.tsx'

const NAMES = ['Achebe', 'Baptiste', 'Halvorsen', 'Lindqvist', 'Moretti', 'Oyelaran', 'Quintero', 'Vestergaard']
const MEMBERS: MemberSummary[] = Array.from({ length: 36 }, (_, at) => ({
  id: at + 1,
  firstName: `Brother ${at + 1}`,
  lastName: NAMES[Math.floor((at * NAMES.length) / 36)] ?? '',
  familiar: null,
  email: null,
  currentPosition: 'Boatbuilder',
  currentCompany: 'Fjord & Sons',
  location: 'Bergen, Norway',
  country: 'Norway',
  class: null,
  pledgeClass: (at % 9) + 1,
  roles: [],
  role: 'member',
  isActive: true,
  linkedinVerified: false,
  profileImageUrl: null,
  profileImageHash: null,
}))
const NEARBY = { isOn: false, isAsking: false, toggle: () => {}, reset: () => {} }
const SETTINGS = { shortName: 'OSOP', offices: [], nearbyRadiusKm: 100 }

export function DirectoryPieces() {
  const [filters, setFilters] = useState<DirectoryFilters>({ country: 'Norway' })
  const [isMapOpen, setMapOpen] = useState(false)
  const controls: FilterControls = {
    typed: filters.q ?? '',
    filters,
    type: (text) => setFilters({ ...filters, q: text || undefined }),
    settle: () => {},
    choose: (choice) => setFilters({ ...filters, ...choice }),
    clear: () => setFilters({ sort: filters.sort }),
  }
  const directory = directoryOf(MEMBERS)
  const found = useMemo(() => findBrothers(directory, filters), [directory, filters])
  const geometry = useGridGeometry()
  const groups = groupsOf(found, filters.sort, SETTINGS.shortName)
  const layout = useMemo(() => layOut(found.length, groups, geometry), [found, groups, geometry])
  const grid = useRef<HTMLDivElement>(null)
  return (
    <GallerySection title="The directory">
      <div className="max-w-90">
        <PhoneFilters
          {...{ directory, controls, isMapOpen }}
          all={MEMBERS.length}
          found={found.length}
          nearby={NEARBY}
          settings={SETTINGS}
          onMap={setMapOpen}
        />
      </div>
      <DirectoryBar controls={controls} all={MEMBERS.length} found={found.length}>
        <Jump {...{ grid, layout }} />
      </DirectoryBar>
      <JumpOutline />
      <MemberGrid
        members={found}
        layout={layout}
        grid={grid}
        card={(member) => <CardFace key={member.id} member={member} shortName={SETTINGS.shortName} />}
      />
    </GallerySection>
  )
}
