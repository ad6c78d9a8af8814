// Marks, colours, type and people.
import '../app/sidebar.css'
import { MoreHorizontal, Pin } from 'lucide-react'
import { MemberCard } from '../features/directory/member-card.tsx'
import { MemberCardSkeleton } from '../features/directory/member-card-skeleton.tsx'
import { ClassMark } from '../features/people/class-mark.tsx'
import { OfficeBadge } from '../features/people/office-badge.tsx'
import { OfficeDots } from '../features/people/office-dots.tsx'
import { Portrait } from '../features/people/portrait.tsx'
import { IconButton } from '../ui/controls/icon-button.tsx'
import { SiteBrand } from '../ui/layout/site-brand.tsx'
import { Tag } from '../ui/lists/tag.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../ui/overlays/menu.tsx'
import { Mark } from '../ui/theme/mark.tsx'
import { GallerySection } from './gallery-section.tsx'
import { OFFICES, PEOPLE } from './sample.ts'

/** As long as names are, from one word to the 80 letters that there may be. */
const NAMES = [
  'Aerie',
  'The Osprey House',
  'The Grand Old Brotherhood of the Osprey and Its Friends Along the Western Shores',
]
const SURFACES = ['bg', 'spine', 'well', 'sheet', 'sheet-2', 'sheet-3', 'ink', 'ink-2', 'ink-3', 'foil', 'primary']
const CLASSES = ['Founding Senior', '1st Class', '2nd Class', '3rd Class', '11th Class', '35th Class', 'Class of 2015']
/** Of a portrait on blue. */
const PORTRAIT_HASH = 'FggKFgQpp6eYdwe3Z4x1iXZ3B3dzkCg='
const TONES = ['neutral', 'foil', 'success', 'danger', 'warning', 'info', 'quiet'] as const

export const MarkPieces = () => (
  <>
    <GallerySection title="Mark and surfaces">
      <div className="gallery-row" style={{ color: 'var(--foil)' }}>
        {[64, 40, 24, 16].map((size) => (
          <span key={size} style={{ width: size }}>
            <Mark label={`Mark at ${size}`} />
          </span>
        ))}
      </div>
      <div className="gallery-row" data-theme="dark">
        {NAMES.map((name) => (
          <span key={name} className="sidebar-brand" style={{ width: 'var(--spine-w)', background: 'var(--spine)' }}>
            <SiteBrand name={name} mark={<Mark />} />
          </span>
        ))}
      </div>
      <div className="gallery-row">
        {SURFACES.map((name) => (
          <figure key={name}>
            <div className="gallery-swatch" style={{ background: `var(--${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </GallerySection>
    <GallerySection title="Offices, classes and tags">
      <div className="gallery-row">
        {OFFICES.map((office) => (
          <OfficeBadge key={office.slug} {...office} />
        ))}
        <OfficeDots offices={OFFICES} />
      </div>
      <div className="gallery-row">
        {CLASSES.map((label) => (
          <ClassMark key={label} label={label} />
        ))}
      </div>
      <div className="gallery-row">
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone} icon={tone === 'foil' && <Pin />}>
            {tone}
          </Tag>
        ))}
        <Tag onRemove={() => {}} removeLabel="Remove Harbour Press">
          Harbour Press
        </Tag>
      </div>
    </GallerySection>
    <GallerySection title="Portraits">
      <div className="gallery-row">
        <Portrait name="A wing" src="/engravings/wing.avif" framed />
        {[84, 44, 34, 20].map((width) => (
          <Portrait key={width} name={PEOPLE[0]?.name ?? ''} width={width} />
        ))}
        <Portrait name="Super Admin" src="/engravings/wing.avif" width={84} system="super_admin" />
        <Portrait name="Broken Link" src="/nowhere.webp" width={84} system="admin" />
        <Portrait name="Still Coming" src="/nowhere.webp" hash={PORTRAIT_HASH} width={84} />
        <Portrait
          name="A feather"
          src="/engravings/wing.avif"
          cut={{ left: 0.4, top: 0.3, width: 0.2, height: 0.4 }}
          width={84}
        />
      </div>
    </GallerySection>
    <GallerySection title="Members">
      <div className="member-cards">
        {PEOPLE.map((person, index) => (
          <MemberCard
            key={person.name}
            to="#member"
            {...person}
            offices={OFFICES.slice(index * 2, index * 2 + 2)}
            system={index === 0 ? 'super_admin' : undefined}
            status={index === 2 && <Tag>Inactive</Tag>}
            tools={index === 1 && <SampleMenu />}
          />
        ))}
        <MemberCardSkeleton />
      </div>
    </GallerySection>
  </>
)

export const SampleMenu = ({ onDelete = () => {} }: { onDelete?: () => void }) => (
  <Menu
    trigger={
      <IconButton label="Actions" size="sm">
        <MoreHorizontal />
      </IconButton>
    }
  >
    <MenuLink to="#member">View profile</MenuLink>
    <MenuItem onSelect={() => {}}>Reset password</MenuItem>
    <MenuItem refusal="Not on yourself" onSelect={() => {}}>
      Deactivate
    </MenuItem>
    <MenuSeparator />
    <MenuItem danger onSelect={onDelete}>
      Delete member
    </MenuItem>
  </Menu>
)
