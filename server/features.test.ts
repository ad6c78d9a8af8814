// What all features say together: what each role may do, a table kept by hand in which no ability is missing, and every kind that others show.
import { NOTIFICATION_KINDS, type NotificationKind } from '@aerie/contract/notifications'
import { SEARCH_KINDS } from '@aerie/contract/search-values'
import { Capabilities } from '@aerie/contract/session'
import { expect, test } from 'vitest'
import type { PushDefinition, PushRow } from '#platform/notification-kinds.ts'
import { registry } from './features.ts'

const services = {
  linkedin: { clientId: 'id', clientSecret: 'secret', issuer: 'https://provider.example' },
  movies: null,
  googleMapsKey: null,
}

const OF_MEMBERS: (keyof Capabilities)[] = ['connectLinkedin']
const OF_ADMINS: (keyof Capabilities)[] = [
  ...OF_MEMBERS,
  'addDocuments',
  'addMembers',
  'answerTies',
  'askForReadings',
  'createPolls',
  'hearOfRequests',
  'importMembers',
  'manageNews',
  'managePhotoTags',
  'readRemembrances',
  'readReports',
  'seeAdmin',
]
const OF_SUPER_ADMINS: (keyof Capabilities)[] = [
  ...OF_ADMINS,
  'bulkImport',
  'changeRoles',
  'changeSettings',
  'deleteMembers',
  'editMembers',
  'exportMembers',
  'hearOfAuditLog',
  'manageBackups',
  'manageOffices',
  'moderatePhotos',
  'pinNews',
  'readAuditLog',
  'removeActivity',
  'resetPasswords',
  'seeDocumentReaders',
  'seeHealth',
  'seePhotoAccesses',
]

test.each([
  ['member', OF_MEMBERS],
  ['admin', OF_ADMINS],
  ['super_admin', OF_SUPER_ADMINS],
] as const)('a %s', (role, abilities) => {
  const wanted = Object.keys(Capabilities.shape).map((name) => [name, abilities.includes(name as keyof Capabilities)])
  expect(registry.capabilitiesOf({ role }, services, { membersAddDocuments: false })).toEqual(
    Object.fromEntries(wanted),
  )
})

test('each kind of notification is brought by a feature, which words it', () => {
  expect(Object.keys(registry.notifications).sort()).toEqual(NOTIFICATION_KINDS.toSorted())
})

test('what a locked screen may show of each kind is a sentence that its feature has written, and opens a page', () => {
  for (const kind of NOTIFICATION_KINDS) {
    const { sentences, pathOf, urgency } = registry.notifications[kind].push as PushDefinition<NotificationKind>
    expect(sentences[kind], kind).toMatch(/^[A-Z][^\d“”{}]+\.$/)
    const row = { kind, aboutId: 7, subjectId: 8, facts: { albumId: 1, photoId: 2 } } as PushRow<NotificationKind>
    expect(pathOf(row), kind).toMatch(/^\/[\w/?&=-]*$/)
    expect(['low', 'normal', 'high']).toContain(urgency)
  }
})

test('each kind of thing that is searched is found by a feature', () => {
  expect(Object.keys(registry.finders).sort()).toEqual(SEARCH_KINDS.toSorted())
})
