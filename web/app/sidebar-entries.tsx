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

const EVERYONE = [
  { to: '/', label: 'Dashboard', icon: <LayoutDashboard /> },
  { to: '/members', label: 'Brotherhood', icon: <UsersRound /> },
  { to: '/media', label: 'Media', icon: <Images /> },
  { to: '/lineage', label: 'Lineage', icon: <Network /> },
  { to: '/documents', label: 'Documents', icon: <ScrollText /> },
  { to: '/governance', label: 'Polling & Elections', icon: <Vote /> },
  { to: '/events', label: 'Gatherings', icon: <CalendarDays /> },
  { to: '/trips', label: 'Trips', icon: <Plane /> },
  { to: '/profile', label: 'Profile', icon: <UserRound /> },
]
const ADMIN = { to: '/admin', label: 'Admin', icon: <ShieldCheck /> }
const PHOTO_MODERATION = { to: '/photo-moderation', label: 'Photo Moderation', icon: <ScanEye /> }

/** In groups, for a member who may do this and is at that path. */
export function sidebarEntries(can: Pick<Capabilities, 'seeAdmin' | 'moderatePhotos'>, path: string) {
  const officer = [...(can.seeAdmin ? [ADMIN] : []), ...(can.moderatePhotos ? [PHOTO_MODERATION] : [])]
  return [EVERYONE, officer].map((entries) =>
    entries.map((entry) => ({ ...entry, current: isCurrent(entry.to, path) })),
  )
}

/** An album is within Media, and a brother's profile within Profile; everything would be within the Dashboard. */
const isCurrent = (entry: string, path: string) => path === entry || (entry !== '/' && path.startsWith(`${entry}/`))
