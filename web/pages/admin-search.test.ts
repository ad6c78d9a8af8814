// The address bar keeps the tab and the filters, and survives whatever is typed into it.
import { expect, test } from 'vitest'
import { readAdminSearch, writeAdminSearch } from './admin-search.ts'

test.each([
  [{}, { tab: 'members', filter: { q: '', role: null, noPassword: false }, invitations: false }],
  [{ tab: 'news' }, { tab: 'news', filter: { q: '', role: null, noPassword: false }, invitations: false }],
  [
    { q: 'sao', role: 'super_admin' },
    { tab: 'members', filter: { q: 'sao', role: 'super_admin', noPassword: false }, invitations: false },
  ],
  [
    { state: 'no-password', show: 'invitations' },
    { tab: 'members', filter: { q: '', role: null, noPassword: true }, invitations: true },
  ],
  [{ q: 27 }, { tab: 'members', filter: { q: '27', role: null, noPassword: false }, invitations: false }],
  [
    { tab: 'vault', q: ['a'], role: 'emperor' },
    { tab: 'members', filter: { q: '', role: null, noPassword: false }, invitations: false },
  ],
])('%o is read as %o', (raw, search) => {
  expect(readAdminSearch(raw)).toEqual(search)
})

test.each([{}, { tab: 'audit' }, { q: 'ann', role: 'admin' }, { state: 'no-password' }, { show: 'invitations' }])(
  '%o is written as it was read',
  (address) => {
    expect(writeAdminSearch(readAdminSearch(address))).toEqual(address)
  },
)
