// The Admin Dashboard, for admins and super admins.

import { ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { NewsManagement } from '#features/news-editing/news-management.tsx'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { useSession } from '#features/session/queries.ts'
import { signInAgain } from '#features/session/sign-in-again.ts'
import { AdminStats } from '#features/stats/admin-stats.tsx'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import {
  ADMIN_TABS,
  type AdminSearch,
  EVERYBODY,
  readAdminSearch,
  writeAdminSearch,
} from '../compositions/admin/admin-search.ts'
import { AuditTab } from '../compositions/admin/audit-tab.tsx'
import { MembersTab } from '../compositions/admin/members-tab.tsx'
import { RolesTab } from '../compositions/admin/roles-tab.tsx'
import { SettingsTab } from '../compositions/admin/settings-tab.tsx'

export const AdminPage = () => (useSession().can.seeAdmin ? <AdminDashboard /> : <Unauthorized />)

/** Whoever has no business here goes the way of those who are signed out. */
function Unauthorized() {
  useEffect(() => signInAgain(), [])
  return null
}

function AdminDashboard() {
  const me = useSession()
  const { search, go } = useAdminSearch()
  const { tab, filter, news, show, add } = search
  const openNews = (next: AdminSearch['news']) => go({ ...search, news: next })
  return (
    <Page
      title="Admin Dashboard"
      subtitle="Manage members, roles, and system settings"
      actions={
        <>
          {me.can.seeHealth && (
            <Link to="/admin/health" className="text-sm">
              Health
            </Link>
          )}
          <Tag tone="foil" icon={<ShieldCheck />}>
            {ROLE_LABELS[me.role]}
          </Tag>
        </>
      }
    >
      <AdminStats />
      <Tabs
        label="Administration"
        tabs={ADMIN_TABS}
        value={tab}
        onChange={(next) => go({ ...search, news: null, add: false, tab: next })}
      >
        {tab === 'members' ? (
          <MembersTab
            filter={filter}
            onFilter={(next) => go({ ...search, filter: next }, { replace: true })}
            show={show}
            isAdding={add}
            onAdd={(isAdding) => go({ ...search, add: isAdding })}
            onAdded={() => go({ ...search, add: false, filter: EVERYBODY }, { replace: true })}
          />
        ) : tab === 'news' ? (
          <NewsManagement opened={news} onOpen={openNews} />
        ) : tab === 'settings' ? (
          <SettingsTab />
        ) : tab === 'audit' ? (
          <AuditTab />
        ) : (
          <RolesTab />
        )}
      </Tabs>
    </Page>
  )
}

function useAdminSearch() {
  const search = readAdminSearch(useSearch('/admin'))
  const navigate = useNavigate()
  const go = (next: AdminSearch, { replace = false } = {}) =>
    void navigate({ to: '/admin', search: writeAdminSearch(next), replace, resetScroll: false })
  return { search, go }
}
