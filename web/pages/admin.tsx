// The Admin Dashboard, for admins and super admins.

import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { NewsManagement } from '#features/news-editing/news-management.tsx'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { useSession } from '#features/session/queries.ts'
import { signInAgain } from '#features/session/sign-in-again.ts'
import { AdminStats } from '#features/stats/admin-stats.tsx'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
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
import { LostTab } from '../compositions/admin/lost-tab.tsx'
import { MembersTab } from '../compositions/admin/members-tab.tsx'
import { RolesTab } from '../compositions/admin/roles-tab.tsx'
import { SettingsTab } from '../compositions/admin/settings-tab.tsx'

/** Few owe one, so that it is fetched for those alone. */
const owedCode = lazyCode(() => import('#features/officer-step/owed-step-note.tsx'))

export function AdminPage() {
  const { can, owedStep } = useSession()
  const { data: owed } = useCode(owedCode, owedStep !== null)
  if (owedStep?.waits) return owed ? <owed.RightsWait title={TITLE} /> : <Page title={TITLE} />
  return can.seeAdmin ? <AdminDashboard note={owed && <owed.OwedStepNote />} /> : <Unauthorized />
}

const TITLE = 'Admin Dashboard'

/** Whoever has no business here goes the way of those who are signed out. */
function Unauthorized() {
  useEffect(() => signInAgain(), [])
  return null
}

function AdminDashboard({ note }: { note: ReactNode }) {
  const me = useSession()
  const { search, go } = useAdminSearch()
  const { tab, filter, news, show, add } = search
  const openNews = (next: AdminSearch['news']) => go({ ...search, news: next })
  return (
    <Page
      title={TITLE}
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
      {note}
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
        ) : tab === 'lost' ? (
          <LostTab />
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
