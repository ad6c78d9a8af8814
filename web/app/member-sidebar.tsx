// The sidebar of a member: the entries for a member of that role, who is signed in, and the way out.
import { session } from '@aerie/contract/session'
import { useLocation } from '@tanstack/react-router'
import {
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
import { displayName } from '#features/people/names.ts'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { call } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { Bell } from '../features/notifications/bell.tsx'
import { useSession } from '../features/session/queries.ts'
import { QuickTripAction } from '../features/trips/quick-trip-action.tsx'
import { Sidebar } from './sidebar.tsx'
import { SidebarFoot } from './sidebar-foot.tsx'

const EVERYONE = [
  { to: '/', label: 'Dashboard', icon: <LayoutDashboard /> },
  { to: '/members', label: 'Brotherhood', icon: <UsersRound /> },
  { to: '/media', label: 'Media', icon: <Images /> },
  { to: '/lineage', label: 'Lineage', icon: <Network /> },
  { to: '/documents', label: 'Documents', icon: <ScrollText /> },
  { to: '/governance', label: 'Polling & Elections', icon: <Vote /> },
  { to: '/trips', label: 'Trips', icon: <Plane /> },
  { to: '/profile', label: 'Profile', icon: <UserRound /> },
]
const ADMIN = { to: '/admin', label: 'Admin', icon: <ShieldCheck /> }
const PHOTO_MODERATION = { to: '/photo-moderation', label: 'Photo Moderation', icon: <ScanEye /> }

export function MemberSidebar({ motto }: { motto: string }) {
  const me = useSession()
  const { can } = me
  const signOut = useAct({ call: () => call(session.signOut), show: () => location.assign('/') })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const officer = [...(can.seeAdmin ? [ADMIN] : []), ...(can.moderatePhotos ? [PHOTO_MODERATION] : [])]
  const groups = [EVERYONE, officer].map((entries) =>
    entries.map((entry) => ({ ...entry, current: isCurrent(entry.to, path) })),
  )
  const member = {
    name: displayName(me),
    role: ROLE_LABELS[me.role],
    photo: me.profileImageUrl,
    photoHash: me.profileImageHash,
    to: '/profile',
  }
  return (
    <Sidebar
      home="/"
      groups={groups}
      foot={
        <SidebarFoot
          // The dashboard has them beside its title.
          actions={
            path !== '/' && (
              <>
                <QuickTripAction />
                <Bell place="sidebar" />
              </>
            )
          }
          member={member}
          logoutLabel="Logout"
          motto={motto}
          onLogout={() => signOut.mutate()}
        />
      }
    />
  )
}

/** An album is within Media, and a brother's profile within Profile; everything would be within the Dashboard. */
const isCurrent = (entry: string, path: string) => path === entry || (entry !== '/' && path.startsWith(`${entry}/`))
