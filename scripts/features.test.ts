// A feature has one name in all three parts: a folder on the server or on the web has a file of that name in the contract.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

/** Folders without a contract of their own, each with its reason. */
const WITHOUT_CONTRACT: Record<string, string> = {
  'server/features/told-addresses': 'sign-in asks what it asks',
  'web/features/directory': 'a view of people',
  'web/features/install': 'the app on a device: it calls nobody',
  'web/features/lineage-poster': 'a view of lineage, on paper',
  'web/features/lineage-tree': 'a view of lineage',
  'web/features/lineage-views': 'the views of lineage and what is done in them',
  'web/features/map-drawing': 'what draws the map, ours or Google’s',
  'web/features/map-layout': 'where on the map what is marked: it calls nobody',
  'web/features/profile': 'a view of members',
  'web/features/news-editing': 'the editor of news, and the list of officers that opens it',
  'web/features/profile-form': 'what the form of a profile holds, checks, saves and asks of conflicts',
  'web/features/roster-review': 'what is read of the file of rosters, before it is imported',
  'web/features/profile-editing': 'a form over members, residences and lineage',
  'web/features/member-management': 'a view of members and account, for officers',
  'web/features/document-upload': 'sends files to documents',
  'web/features/document-viewer': 'a document of documents over the whole window',
  'web/features/pdf-viewer': 'a PDF of documents as it is shown',
  'web/features/office-viewer': 'a Word file, a workbook or slides of documents as they are shown',
  'web/features/photo-queue': 'which photo is sent when, and what is written under it: knows neither page nor network',
  'web/features/directory-filters': 'by what the directory is narrowed',
  'web/features/photo-upload': 'sends files to photos',
  'web/features/photo-viewer': 'a photo of photos over the whole window',
  'web/features/roll': 'a view of offices and their holders through the years',
  'web/features/ballots': 'what polls and elections share: turnout, results, the receipt, parts of their forms',
  'web/features/vote-certificate': 'a closed vote of polls or elections, and how anybody checks it',
  'web/features/search-palette': 'the palette in which search finds, over every page',
  'web/features/election-editing': 'the form of elections',
  'web/features/nomination-officers': 'nominations as officers see them',
  'web/features/election-check': 'an election of sealed-elections, and how any member checks it',
  'web/features/election-wall': 'the count of an election on the wall of a room',
  'web/features/trustee-keys': 'a trustee’s key in a worker, its twelve words, and who hold keys: it calls nobody',
  'web/features/committee-editing': 'the forms of trustee sets, for officers',
  'web/features/key-turning': 'a view of sealed elections, for their trustees',
  'web/features/gathering-form': 'the form of gatherings',
  'server/features/ballots': 'nobody calls it: polls keep in it what is voted',
  'server/features/ballot-notices': 'nobody calls it: what polls and elections tell of a vote',
  'server/features/election-states': 'nobody calls it: what elections ask, who may vote, and how they stand',
  'server/features/election-notices': 'nobody calls it: what notifications say of elections',
  'server/features/nomination-notices': 'nobody calls it: what notifications say of nominations',
  'server/features/election-sealing': 'nobody calls it: the steps of an election that trustees seal',
  'server/features/boards': 'nobody calls it: the boards of elections that trustees seal',
  'server/features/nomination-officers': 'what officers do about nominations, in their contract',
  'server/features/health-checks': 'nobody calls it: what the health of the installation is made of',
  'server/features/health-findings': 'nobody calls it: what a check of the installation answers, and how it is asked',
  'server/features/upload-checks': 'nobody calls it: the checks of the installation of what members upload',
  'server/features/gathering-list': 'the lists of gatherings, from memory',
  'server/features/gathering-news': 'what the feed and those who wait are told of gatherings: gatherings tell it',
  'server/features/gathering-notices': 'nobody calls it: what notifications say of gatherings',
  'server/features/gathering-seats': 'nobody calls it: who of those who wait gets a seat at a gathering',
  'server/features/gathering-times': 'what a place and hours on a form mean: gatherings ask it',
  'server/features/kinship': 'nobody calls it: the rules by which the lineage is planned',
  'server/features/lineage-claims': 'nobody calls it: what waits beside the lineage, and who is told',
  'server/features/document-files': 'nobody calls it: where the files of documents lie, and what they are',
  'server/features/document-making': 'jobs alone: documents are made ready',
  'server/features/roster-columns': 'nobody calls it: which column of a file of rosters holds which field',
  'server/features/roster-rows': 'nobody calls it: what brother a row of rosters describes',
  'server/features/roster-files': 'nobody calls it: a file of rosters as it is opened and staged',
  'server/features/photo-upload': 'takes files in for photos',
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
