// What can be done from everywhere: every feature's actions are among them, each leads somewhere, and each only to whom it may.
import type { Capabilities } from '@aerie/contract/session'
import { expect, test } from 'vitest'
import { find } from '#lib/navigation/site-map.ts'
import { routes } from '../../app/routes.tsx'
import { importsOf, sources } from '../../sources.fixture.ts'
import { signedIn } from '../../test/cast.ts'
import { ACTIONS } from './actions.ts'

test('the list has the actions of every feature that has some', () => {
  const files = [...sources.keys()].filter((path) => /^features\/.*\/actions\.tsx$/.test(path))
  expect(
    importsOf('compositions/search/actions.ts')
      .filter((path) => path.endsWith('actions.tsx'))
      .sort(),
  ).toEqual(files.sort())
})

test.each(ACTIONS.flatMap(({ label, at }) => (typeof at === 'string' ? [[label, at] as const] : [])))(
  '%s leads to a page',
  (_label, at) => {
    const { pathname, search } = new URL(at, 'http://aerie.example')
    expect(find(routes, pathname, search).route).toBeDefined()
  },
)

test('each is told from the others by its label', () => {
  const labels = ACTIONS.map(({ label }) => label)
  expect([...new Set(labels)]).toEqual(labels)
})

const offeredTo = (can: Partial<Capabilities>) =>
  ACTIONS.filter(({ may }) => may?.(signedIn({ can }).can) ?? true).map(({ label }) => label)

test('a brother is offered nothing of an officer’s', () => {
  const offered = offeredTo({})
  expect(offered).toContain('Post a trip')
  expect(offered).toContain('Change my password')
  for (const label of ['Add a member', 'Open settings', 'Write news', 'Read the audit log', 'Review flagged photos'])
    expect(offered).not.toContain(label)
  for (const label of ['Create a poll', 'Create an election', 'Upload a document', 'See the invitations'])
    expect(offered).not.toContain(label)
  expect(offeredTo({ addMembers: true })).toContain('Add a member')
  expect(offeredTo({ createPolls: true })).toContain('Create a poll')
  expect(offeredTo({ addDocuments: true })).toContain('Upload a document')
})
