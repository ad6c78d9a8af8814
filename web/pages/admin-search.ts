// What of the Admin Dashboard stands in the address bar: the open tab, and how Member Management is filtered.
import { Role } from '@aerie/contract/person'
import type { MemberFilter } from '#features/member-management/member-list.ts'

export const ADMIN_TABS = [
  { value: 'members', label: 'Member Management' },
  { value: 'news', label: 'News Management' },
  { value: 'roles', label: 'Role Management' },
  { value: 'settings', label: 'System Settings' },
  { value: 'audit', label: 'Audit Logs' },
] as const

export interface AdminSearch {
  tab: (typeof ADMIN_TABS)[number]['value']
  filter: MemberFilter
}

/** Reads what anybody may have typed into the address bar; what makes no sense is as if unsaid. */
export function readAdminSearch(raw: Record<string, unknown>): AdminSearch {
  const { tab, q, role } = raw
  return {
    tab: ADMIN_TABS.find(({ value }) => value === tab)?.value ?? 'members',
    filter: {
      q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : '',
      role: Role.safeParse(role).data ?? null,
    },
  }
}

/** The other way round; defaults stay out of the address. */
export const writeAdminSearch = ({ tab, filter: { q, role } }: AdminSearch) => ({
  ...(tab !== 'members' && { tab }),
  ...(q !== '' && { q }),
  ...(role !== null && { role }),
})
