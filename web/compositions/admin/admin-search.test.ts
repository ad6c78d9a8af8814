// The address bar keeps the tab and the filters, and survives whatever is typed into it.
import { expect, test } from 'vitest'
import { readAdminSearch, writeAdminSearch } from './admin-search.ts'

test.each([
  [
    {},
    {
      tab: 'members',
      filter: { q: '', role: null, noPassword: false, unconfirmed: false },
      news: null,
      show: null,
      add: false,
    },
  ],
  [
    { tab: 'news' },
    {
      tab: 'news',
      filter: { q: '', role: null, noPassword: false, unconfirmed: false },
      news: null,
      show: null,
      add: false,
    },
  ],
  [
    { q: 'sao', role: 'super_admin' },
    {
      tab: 'members',
      filter: { q: 'sao', role: 'super_admin', noPassword: false, unconfirmed: false },
      news: null,
      show: null,
      add: false,
    },
  ],
  [
    { state: 'no-password', show: 'invitations' },
    {
      tab: 'members',
      filter: { q: '', role: null, noPassword: true, unconfirmed: false },
      news: null,
      show: 'invitations',
      add: false,
    },
  ],
  [
    { tab: 'news', news: 12 },
    {
      tab: 'news',
      filter: { q: '', role: null, noPassword: false, unconfirmed: false },
      news: 12,
      show: null,
      add: false,
    },
  ],
  [
    { q: 27 },
    {
      tab: 'members',
      filter: { q: '27', role: null, noPassword: false, unconfirmed: false },
      news: null,
      show: null,
      add: false,
    },
  ],
  [
    { tab: 'vault', news: -1, q: ['a'], role: 'emperor' },
    {
      tab: 'members',
      filter: { q: '', role: null, noPassword: false, unconfirmed: false },
      news: null,
      show: null,
      add: false,
    },
  ],
])('%o is read as %o', (raw, search) => {
  expect(readAdminSearch(raw)).toEqual(search)
})

test.each([
  {},
  { tab: 'audit' },
  { q: 'ann', role: 'admin' },
  { state: 'no-password' },
  { show: 'invitations' },
  { tab: 'news', news: 'new' },
  { add: 'new' },
])('%o is written as it was read', (address) => {
  expect(writeAdminSearch(readAdminSearch(address))).toEqual(address)
})
