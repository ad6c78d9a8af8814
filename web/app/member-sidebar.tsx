// The sidebar of a member: the entries for a member of that role, who is signed in, and the way out.
import { displayName } from '@aerie/contract/person'
import { session } from '@aerie/contract/session'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { call } from '#lib/api.ts'
import { useCode } from '#lib/lazy-code.ts'
import { usePathname } from '#lib/navigation/navigation.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Bell } from '../features/notifications/bell.tsx'
import { forgetRecent } from '../features/search/recent-key.ts'
import { useSession } from '../features/session/queries.ts'
import { useSettings } from '../features/settings/queries.ts'
import { QuickTripAction } from '../features/trips/quick-trip-action.tsx'
import { onDevice } from './fetch-on-device.ts'
import { laterNotices } from './notices.tsx'
import { SearchOpener } from './search-opener.tsx'
import { Sidebar } from './sidebar.tsx'
import { sidebarEntries } from './sidebar-entries.tsx'
import { SidebarFoot } from './sidebar-foot.tsx'

export function MemberSidebar({ motto }: { motto: string }) {
  const me = useSession()
  const settings = useSettings()
  const signOut = useAct({
    call: () => onDevice((device) => device.leaveDevice()).then(() => call(session.signOut)),
    show() {
      forgetRecent(me.id)
      location.assign('/')
    },
  })
  const path = usePathname()
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
      path={path}
      groups={sidebarEntries(me.can, path, settings)}
      search={<SearchOpener onLogout={signOut.mutate} />}
      Away={useCode(laterNotices, false).data?.Away}
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
