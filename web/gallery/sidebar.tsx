// The sidebar with two groups of entries, actions in its foot, and a member.
import { LayoutDashboard, Network, Plane, ScanEye, ShieldCheck, UserRound, UsersRound } from 'lucide-react'
import { SearchButton } from '../app/search-button.tsx'
import { Sidebar } from '../app/sidebar.tsx'
import { SidebarFoot } from '../app/sidebar-foot.tsx'
import { CountBadge } from '../ui/feedback/count-badge.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { SidebarAction } from '../ui/layout/sidebar-action.tsx'

const GROUPS = [
  [
    { to: '#dashboard', label: 'Dashboard', icon: <LayoutDashboard />, current: true },
    { to: '#members', label: 'Brotherhood', icon: <UsersRound /> },
    { to: '#lineage', label: 'Lineage', icon: <Network /> },
    { to: '#profile', label: 'Profile', icon: <UserRound /> },
  ],
  [
    { to: '#admin', label: 'Admin', icon: <ShieldCheck /> },
    { to: '#moderation', label: 'Photo Moderation', icon: <ScanEye /> },
  ],
]

const ME = { name: 'Ansel Whitlock', role: 'Super Admin', photo: null, photoHash: null, to: '#me' }

export const SampleSidebar = () => (
  <Sidebar
    home="#home"
    groups={GROUPS}
    search={<SearchButton keys="Ctrl K" />}
    foot={
      <SidebarFoot
        actions={
          <>
            <SidebarAction label="Quick Trip" icon={<Plane />} />
            <SidebarAction label="Reviews" more=", 3 open" icon={<ScanEye />} badge={<CountBadge text="3" />} />
          </>
        }
        member={ME}
        logoutLabel="Logout"
        motto="Rise together"
        onLogout={() => toast({ title: 'Logged out' })}
      />
    }
  />
)
