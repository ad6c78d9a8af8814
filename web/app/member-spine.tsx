// The spine of a member: the entries he has, who he is, and the way out.
import { auth } from '@aerie/contract/auth'
import type { Role } from '@aerie/contract/members'
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
import { call, sentenceOf } from '#lib/api.ts'
import { Spine } from '#ui/spine.tsx'
import { SpineFoot } from '#ui/spine-foot.tsx'
import { toast } from '#ui/toast.ts'
import { useSession } from '../features/session/queries.ts'

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

const ROLES: Record<Role, string> = { super_admin: 'Super Admin', admin: 'Admin', member: 'Member' }

export function MemberSpine({ motto }: { motto: string }) {
  const { can, role, familiar, firstName, lastName, profileImageUrl } = useSession()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const officer = [...(can.seeAdmin ? [ADMIN] : []), ...(can.moderatePhotos ? [PHOTO_MODERATION] : [])]
  const groups = [EVERYONE, officer].map((entries) =>
    entries.map((entry) => ({ ...entry, current: isCurrent(entry.to, path) })),
  )
  const member = {
    name: `${familiar || firstName} ${lastName}`,
    role: ROLES[role],
    photo: profileImageUrl,
    to: '/profile',
  }
  return (
    <Spine
      home="/"
      groups={groups}
      foot={<SpineFoot member={member} logoutLabel="Logout" motto={motto} onLogout={() => void logOut()} />}
    />
  )
}

/** An album is within Media; another brother's profile is not within one's own. */
function isCurrent(entry: string, path: string) {
  const isWithin = entry !== '/' && entry !== '/profile' && path.startsWith(`${entry}/`)
  return path === entry || isWithin
}

async function logOut() {
  try {
    await call(auth.signOut)
    location.assign('/')
  } catch (error) {
    toast({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
  }
}
