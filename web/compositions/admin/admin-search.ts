// What of the Admin Dashboard stands in the address bar: the open tab, how Member Management is filtered, what it shows.
import { Role } from '@aerie/contract/person'
import type { MemberFilter } from '@aerie/contract/selections'

export const ADMIN_TABS = [
  { value: 'members', label: 'Member Management' },
  { value: 'lost', label: 'Lost Brothers' },
  { value: 'news', label: 'News Management' },
  { value: 'roles', label: 'Role Management' },
  { value: 'settings', label: 'System Settings' },
  { value: 'audit', label: 'Audit Logs' },
] as const

export interface AdminSearch {
  tab: (typeof ADMIN_TABS)[number]['value']
  filter: MemberFilter
  /** In News Management: the item that is open, or a new one. */
  news: number | 'new' | null
  /** In place of the members: who has been invited, who asks to join, or who has lost his second step. */
  show: 'invitations' | 'requests' | 'steps' | null
  /** A member is being added. */
  add: boolean
}

/** The filter that leaves everybody. */
export const EVERYBODY: MemberFilter = { q: '', role: null, noPassword: false, unconfirmed: false }

/** Reads what anybody may have typed into the address bar; what makes no sense is as if unsaid. */
export function readAdminSearch(raw: Record<string, unknown>): AdminSearch {
  const { tab, q, role, state, show, news, add } = raw
  return {
    tab: ADMIN_TABS.find(({ value }) => value === tab)?.value ?? 'members',
    filter: {
      q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : '',
      role: Role.safeParse(role).data ?? null,
      noPassword: state === 'no-password',
      unconfirmed: state === 'not-confirmed',
    },
    news: news === 'new' || (Number.isInteger(news) && Number(news) > 0) ? (news as number | 'new') : null,
    show: show === 'invitations' || show === 'requests' || show === 'steps' ? show : null,
    add: add === 'new',
  }
}

/** The other way round; defaults stay out of the address. */
export const writeAdminSearch = ({
  tab,
  filter: { q, role, noPassword, unconfirmed },
  news,
  show,
  add,
}: AdminSearch) => ({
  ...(tab !== 'members' && { tab }),
  ...(q !== '' && { q }),
  ...(role !== null && { role }),
  ...(noPassword && { state: 'no-password' }),
  ...(unconfirmed && { state: 'not-confirmed' }),
  ...(news !== null && { news }),
  ...(show !== null && { show }),
  ...(add && { add: 'new' }),
})
