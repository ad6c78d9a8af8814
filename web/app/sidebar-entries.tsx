// What the sidebar leads to: the rooms of every member, and those of officers.
import type { Capabilities } from '@aerie/contract/session'
import {
  CalendarDays,
  Images,
  LayoutDashboard,
  Network,
  Plane,
  ScanEye,
  ScrollText,
  ShieldCheck,
  UserRound,
  UsersRound,
  Vote,
} from 'lucide-react'

const GATHERINGS = '/events'
const EVERYONE = [
  { to: '/', label: 'Dashboard', icon: <LayoutDashboard /> },
  { to: '/members', label: 'Brotherhood', icon: <UsersRound /> },
  { to: '/media', label: 'Media', icon: <Images /> },
  { to: '/lineage', label: 'Lineage', icon: <Network /> },
  { to: '/documents', label: 'Documents', icon: <ScrollText /> },
  { to: '/governance', label: 'Polling & Elections', icon: <Vote /> },
  { to: GATHERINGS, label: 'Gatherings', icon: <CalendarDays /> },
  { to: '/trips', label: 'Trips', icon: <Plane /> },
  { to: '/profile', label: 'Profile', icon: <UserRound /> },
]
const ADMIN = { to: '/admin', label: 'Admin', icon: <ShieldCheck /> }
const PHOTO_MODERATION = { to: '/photo-moderation', label: 'Photo Moderation', icon: <ScanEye /> }

/** In groups, for a member who may do this and is at that path; gatherings only where they are switched on. */
export function sidebarEntries(
  can: Pick<Capabilities, 'seeAdmin' | 'moderatePhotos'>,
  path: string,
  { gatherings }: { gatherings: boolean } = { gatherings: true },
) {
  const officer = [can.seeAdmin && ADMIN, can.moderatePhotos && PHOTO_MODERATION].filter((entry) => entry !== false)
  const everyone = EVERYONE.filter(({ to }) => gatherings || to !== GATHERINGS)
  const room = path.replace('/in-memoriam', '/members')
  return [everyone, officer].map((entries) =>
    entries.map((entry) => ({ ...entry, current: isCurrent(entry.to, room) })),
  )
}

/** An album is within Media, and a brother's profile within Profile; the Dashboard has nothing within it. */
const isCurrent = (entry: string, path: string) => `${path}/`.startsWith(`${entry}/`)
