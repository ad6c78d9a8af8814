// Living is one condition, `inactive_since is null`, which who has passed never meets: every statement that reads members takes it, or declines it here by name.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openWorld } from './world.ts'

const root = new URL('../', import.meta.url)

const READS_MEMBERS = /\b(?:selectFrom|innerJoin|leftJoin|crossJoin)\(\s*'members\b|\b(?:from|join) members\b/
const TAKES_LIVING = /inactive_since'?,? ?(?:'is', null|is null)/
const DECLARED = /^(?=(?:export )?(?:const|async function|function) )/m

/** Statements of everybody, whether he lives or not, by why: file, then what declares them. */
const EVERYBODY: Record<string, Record<string, string>> = {
  'one who is named by his id, his address or his key: what reaches him is asked where it leaves': {
    'features/addresses/data': 'findBrother',
    'features/bounces/data': 'findReturned findAddress',
    'features/departures/data': 'lockDeparture findDeparture findSleeper',
    'features/document-viewing/access-data': 'findName listAccesses',
    'features/in-memoriam/data': 'quote remembered findName listIds findBig listDescendants findContact',
    'features/join-requests/data': 'findMember listDecided',
    'features/linkedin/data': 'hasPhoto',
    'features/lost/data': 'findBrother questions',
    'features/members/data': 'findMember readKeptName lockMember hasEmail listSavesSince',
    'features/members/phones-data': 'lockPhones',
    'features/newcomers/data': 'findSteps',
    'features/next-gathering/data': 'findHome',
    'features/notifications/mail/data': 'saveRhythms',
    'features/officer-step/data': 'findReader',
    'features/passings/data': 'passings findPerson findByEmail',
    'features/passkeys/data': 'lockOf findByCredential',
    'features/remembrances/data': 'findRemembered listStanding listToRead listNames',
    'features/remembrances/export-sections-data': 'OF',
    'features/second-step/data': 'standings',
    'features/sign-in/data': 'findCredentials isPhoneOfAnother findPhone findBrother findByEmail',
    'features/sign-in/failures-data': 'listFailures',
    'features/step-removals/data': 'removals findBrother listAgreements listToSettle',
    'features/told-addresses/data': 'addTold findUnproved findBigNames',
    'platform/db/role-of': 'roleOf',
    'platform/session/sessions': 'readOwed',
    'platform/sending/unless-passed': 'unlessPassed mailerOfLiving',
  },
  'what was done once keeps the name of who did it': {
    'features/albums/data': 'shown',
    'features/audit/people-data': 'listPeople',
    'features/backups/data': 'named findSaid',
    'features/ballots/data': 'listParticipants',
    'features/ballots/participation-data': 'listMemberIds',
    'features/boards/sets-data': 'listSeats',
    'features/bin/data': 'entries',
    'features/documents/shown-data': 'listVersions',
    'features/forensics/data': 'listMembers',
    'features/moderation/data': 'listFlagged',
    'features/news/data': 'managed',
    'features/news/write-data': 'holdMembers',
    'features/photo-files/data': 'listNames',
    'features/photo-files/film-copies-data': 'findToBurn',
    'features/photo-search/data': 'findNames',
    'features/photo-tags/data': 'listWaiting',
    'features/photos/data': 'withUploader',
    'features/settings/data': 'listChanges',
    'features/trustee-sets/data': 'listSeats',
  },
  'the lineage, the roll and the directory keep him, with his mark': {
    'features/lineage-claims/proposals-data': 'insertProposals listNames',
    'features/lineage/data': 'readLineage inheritedColor',
    'features/lineage/export-sections-data': 'other',
    'features/lineage/link-names-data': 'linkNames',
    'features/lineage/name-keys-data': 'namedMembers calledBy',
    'features/lineage/newcomer-ties-data': 'addNewcomerTies loosenCircles',
    'features/lineage/relatives-data': 'selectRelatives',
    'features/lineage/tree-data': 'selectTree',
    'features/offices/data': 'listDiffering lockMembers listNamed listHolders',
    'features/people/companies-data': 'listCompanies',
    'features/people/data': 'listCards',
    'features/ties/data': 'listWaiting',
  },
  'officers see and mend every record': {
    'features/blanks/data': 'listTexts lockMembers listPeople',
    'features/document-readings/data': 'listReaders listWaiting',
    'features/invitations/data': 'listNamed',
    'features/join-requests/likely-data': 'listRecords',
    'features/members/data': 'listManaged',
    'features/movies/data': 'isFavourite surplusPosters',
    'features/residences/data': 'lockUnresolved',
    'features/rosters/data': 'insertStaged keepDeaths',
    'features/rosters/deaths-data': 'deaths listMarked',
    'features/rosters/export-data': 'listForExport',
    'features/rosters/known-data': 'MEMBERS leaveAddressOfMember findNamesakes remarkOnNamesakes',
    'features/rosters/undo-data':
      'undoable lockNewcomers countLeaving listStaying noteLeaving departureOf removeLeaving',
    'features/selections/data': 'listCandidates',
    'platform/backup/restoring': 'hasMembers',
  },
  'part of a statement that takes the living where it is used': {
    'features/calendar/data': 'list',
    'features/gatherings/data': 'isSeenBy',
    'features/gathering-news/near-data': 'isNear',
    'features/lost/reasons-data': 'listLost',
    'features/push/pushes-data': 'STANDS',
    'features/reactions/data': 'standing',
    'features/trips/data': 'withTraveller',
  },
}

const declined = Object.values(EVERYBODY)
  .flatMap((files) => Object.entries(files))
  .flatMap(([file, names]) => names.split(' ').map((name) => `${file}#${name}`))

/** What declares each statement that reads members, and whether it takes the living alone. */
const statements = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:features|platform)\/.*\.ts$/.test(file) && !/\.(?:test|fixture)\.|\/schema\.ts$/.test(file))
  .flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .replace(/\/\*\*.*?\*\//gs, '')
      .replace(/^\s*\/\/.*$/gm, '')
      .split(DECLARED)
      .filter((declaration) => READS_MEMBERS.test(declaration))
      .map((declaration) => ({
        name: `${file.replace(/\.ts$/, '')}#${/(?:const|function) (\w+)/.exec(declaration)?.[1]}`,
        takesLiving: TAKES_LIVING.test(declaration),
      })),
  )

test('each statement that reads members takes the living, or is declined by name', () => {
  const asked = statements.filter(({ takesLiving }) => !takesLiving).map(({ name }) => name)
  expect(asked.filter((name) => !declined.includes(name))).toEqual([])
  expect(declined.filter((name) => !asked.includes(name))).toEqual([])
  expect(statements.filter(({ takesLiving }) => takesLiving).length).toBeGreaterThan(50)
})

test('who has passed is never among the living: the database keeps that', async () => {
  const world = await openWorld()
  const id = await world.idOf('rook')
  await expect(
    world.db.updateTable('members').set({ passed_since: new Date() }).where('id', '=', id).execute(),
  ).rejects.toThrow('members_passed_inactive')
  await world.close()
})
