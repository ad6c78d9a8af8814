// A feature has one name in all three parts: a folder on the server or on the web has a file of that name in the contract.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

/** Folders without a contract of their own, each with its reason. */
const WITHOUT_CONTRACT: Record<string, string> = {
  'web/features/directory': 'a view of people',
  'web/features/profile': 'a view of members',
  'web/features/profile-editing': 'a form over members, residences and lineage',
  'web/features/member-management': 'a view of members and account, for officers',
  'web/features/photo-upload': 'sends files to photos',
  'web/features/roll': 'a view of offices and their holders through the years',
  'server/features/ballots': 'nobody calls it: polls keep in it what is voted',
  'server/features/copies': 'nobody calls it: what is sent by others is noted here',
  'server/features/news-mail': 'jobs alone: how often is a choice among the notifications',
}

const folders = ['server/features', 'web/features'].flatMap((part) =>
  readdirSync(join(root, part)).map((name) => `${part}/${name}`),
)
const hasContract = (folder: string) => existsSync(join(root, 'contract', `${folder.split('/').at(-1)}.ts`))

test.each(folders.filter((folder) => !(folder in WITHOUT_CONTRACT)))('%s has its contract', (folder) => {
  expect(hasContract(folder)).toBe(true)
})

test('the list of those without one has no more names than it needs', () => {
  expect(Object.keys(WITHOUT_CONTRACT).filter((folder) => !folders.includes(folder) || hasContract(folder))).toEqual([])
})
