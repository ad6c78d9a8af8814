// What officers press so that an act is done which asks for the password again, on the screens that offer it.
import { type Backup, backups } from '@aerie/contract/backups'
import { type BinEntry, bin } from '@aerie/contract/bin'
import { type Document, documents } from '@aerie/contract/documents'
import { type Election, elections } from '@aerie/contract/elections'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import type { FlaggedPhoto } from '@aerie/contract/moderation'
import { offices } from '@aerie/contract/offices'
import type { PasswordAct } from '@aerie/contract/password-acts'
import { people } from '@aerie/contract/people'
import { photos } from '@aerie/contract/photos'
import { polls } from '@aerie/contract/polls'
import { type ImportReport, rosters } from '@aerie/contract/rosters'
import { settings } from '@aerie/contract/settings'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BackupList } from '#features/backups/backup-list.tsx'
import { BinList } from '#features/bin/bin-list.tsx'
import { EmptyBinButton } from '#features/bin/empty-bin-button.tsx'
import { DeleteDocumentDialog } from '#features/documents/delete-document-dialog.tsx'
import { managedMember } from '#features/member-management/managed-member.fixture.ts'
import { DeleteFlaggedDialog } from '#features/moderation/delete-flagged-dialog.tsx'
import { OfficesCard } from '#features/offices/offices-card.tsx'
import { memberSummary } from '#features/people/member-summary.fixture.ts'
import { VOTED } from '#features/polls/poll.fixture.ts'
import { ImportVisit } from '#features/rosters/import-visit.tsx'
import { SystemSettings } from '#features/settings/system-settings.tsx'
import { WordsCard } from '#features/settings/words/words-card.tsx'
import { press, typeInto } from '../test/acting.ts'
import { SETTINGS } from '../test/cast.ts'
import type { Wire } from '../test/wire.ts'
import { AskedElectionDialog } from './governance/election-dialogs.tsx'
import { AskedPollDialog } from './governance/poll-dialogs.tsx'

export interface GuardedAct {
  name: string
  act: PasswordAct
  endpoint: AnyEndpoint
  screen: ReactNode
  /** All else that the screen asks. */
  around?: (wire: Wire) => void
  /** Leads to where the act itself is one press away. */
  before?: () => Promise<void>
  begin: () => Promise<void>
  /** Answers it. */
  done: (wire: Wire) => void
  /** The toast, once it is done. */
  says: string
}

const close = () => {}
const AT = '2026-11-20T18:40:00.000Z'
const MARCUS = { id: 1, firstName: 'Marcus', lastName: 'Oyelaran' }

const declareVoid = async () => {
  await typeInto('Reason', 'A candidate was missing')
  await press('Declare Void')
}

const ELECTION: Election = {
  ...{ id: 7, title: 'Committee', description: null, startDate: AT, endDate: AT, createdAt: AT, classFilter: null },
  ...{ quorumThreshold: 40, requiresQuorum: true, status: 'active', resultStatus: 'none', secrecy: 'server' },
  ...{ nominations: null, isConfirmed: true, showsNumbers: true, gathering: null },
  ...{ trustees: null, isTrial: false },
  ...{ positions: [], void: null, can: { edit: false, extend: false, void: true, runOff: false }, serverNow: AT },
}

const BACKUP: Backup = {
  ...{ id: 2, name: 'aerie.tar.zst', state: 'failed', createdAt: AT, endedAt: AT, askedBy: null, isNightly: true },
  ...{ isEncrypted: true, filesDone: 0, filesInAll: 0, bytes: null, rowCount: null, fileCount: null, sha256: null },
  ...{ logBrokenAt: null, reason: 'The disk is full.' },
}

const DOCUMENT: Document = {
  ...{ id: 5, title: 'Minutes', description: null, category: 'general', accessLevel: 'members', kind: 'text' },
  ...{ filename: 'minutes.txt', mimeType: 'text/plain', fileSize: 12, createdAt: AT, version: 1, revision: 1 },
  ...{ pages: null, state: 'ready', cover: false, hasMacros: false, isToBeRead: false, marking: 'possible' },
  can: { edit: true, remove: true, replace: true },
}

const FLAGGED: FlaggedPhoto = {
  ...{ id: 31, albumId: 4, filename: 'lake.jpg', mediaType: 'photo', width: 600, height: 400, hash: null },
  ...{ originalName: 'IMG_0031.jpg', albumTitle: 'Homecoming', uploaderName: 'Ezra Stone', flagReason: 'Not him' },
  ...{ flaggedByName: null, flaggedAt: AT, caption: 'At the lake', brothers: [] },
}

const BINNED = { deletedAt: AT, deletedBy: MARCUS, goesAt: AT }
const BIN: BinEntry[] = [
  { ...BINNED, id: 11, kind: 'album', title: 'Pines', photoCount: 3, createdBy: null },
  {
    ...BINNED,
    id: 12,
    kind: 'photo',
    title: 'Porch',
    filename: 'porch.jpg',
    mediaType: 'photo',
    albumTitle: 'Summer',
    bytes: 9,
  },
]

const REPORT: ImportReport = {
  ...{ importId: null, dryRun: true, message: '1 member would come in.', total: 1, imported: 1, caveats: 0 },
  ...{ invitable: 0, skipped: 0, excluded: 0, failed: 0, errors: [], columns: [], lines: [] },
  ...{ headerRow: 1, letters: null, columnQuestions: [], statusQuestions: [] },
}

const TERM = { id: 3, office: 'Steward', memberId: 8, from: '2020-01-01', until: null }
const HOLDER = managedMember({
  ...{ id: 8, firstName: 'Samir', lastName: 'Rahal', role: 'admin' },
  can: { ...managedMember().can, lowerRole: true },
})

async function appoint() {
  const holder = await screen.findByLabelText('New holder')
  fireEvent.change(holder, { target: { value: 'Aurelius' } })
  await screen.findByRole('option', { name: /Aurelius/ })
  fireEvent.keyDown(holder, { key: 'Enter' })
  fireEvent.click(screen.getByLabelText(/^Lower Samir Rahal from Admin to Member/))
}

const deleteFromBin = (name: string, endpoint: AnyEndpoint, act: PasswordAct, says: string): GuardedAct => ({
  ...{ name: `${name} of another`, act, endpoint, screen: <BinList />, says },
  around: (wire) => wire.answer(bin.list, BIN),
  before: () => press(`Delete ${name} permanently`),
  begin: () => press('Delete permanently'),
  done: (wire) => wire.answer(endpoint === bin.removeAlbum ? bin.removeAlbum : bin.removePhoto, {}),
})

export const GUARDED_ACTS: GuardedAct[] = [
  {
    ...{ name: 'a switch', act: 'settings.change', endpoint: settings.change, says: 'Settings saved' },
    screen: <SystemSettings mayChange more={null} />,
    around: (wire) => wire.answer(settings.lastChanges, []),
    begin: async () => void fireEvent.click(await screen.findByLabelText(/^Access Logging/)),
    done: (wire) => wire.answer(settings.change, { ...SETTINGS, accessLogging: false }),
  },
  {
    ...{ name: 'shorter passwords', act: 'settings.words', endpoint: settings.saveWords, says: 'Settings saved' },
    screen: <WordsCard mayChange leaveGuard={() => null} />,
    before: () => typeInto('Shortest password', '6'),
    begin: () => press('Save Changes'),
    done: (wire) => wire.answer(settings.saveWords, { ...SETTINGS, passwordMinLength: 6 }),
  },
  {
    ...{ name: 'a poll', act: 'poll.void', endpoint: polls.void, says: 'Poll Declared Void' },
    screen: <AskedPollDialog act="void" poll={VOTED} eligible={9} onClose={close} />,
    begin: declareVoid,
    done: (wire) => wire.answer(polls.void, VOTED),
  },
  {
    ...{ name: 'an election', act: 'election.void', endpoint: elections.void, says: 'Election Declared Void' },
    screen: <AskedElectionDialog act="void" election={ELECTION} onClose={close} />,
    begin: declareVoid,
    done: (wire) => wire.answer(elections.void, ELECTION),
  },
  {
    ...{ name: 'a backup', act: 'backup.delete', endpoint: backups.remove, says: 'Backup deleted' },
    screen: <BackupList />,
    around: (wire) => wire.answer(backups.list, [BACKUP]),
    before: () => press(/^Delete the backup of/),
    begin: () => press('Delete backup'),
    done: (wire) => wire.answer(backups.remove, {}),
  },
  {
    ...{
      name: 'a document',
      act: 'document.remove',
      endpoint: documents.remove,
      says: 'Success',
    },
    screen: <DeleteDocumentDialog document={DOCUMENT} open onClose={close} />,
    begin: () => press('Delete'),
    done: (wire) => wire.answer(documents.remove, {}),
  },
  {
    ...{ name: 'the bin', act: 'album.purge', endpoint: bin.empty, screen: <EmptyBinButton />, says: 'Bin emptied' },
    around: (wire) => wire.answer(bin.list, BIN),
    before: () => press('Empty bin'),
    begin: async () => {
      const dialog = await screen.findByRole('alertdialog')
      fireEvent.click(within(dialog).getByRole('button', { name: 'Empty bin' }))
    },
    done: (wire) => wire.answer(bin.empty, {}),
  },
  deleteFromBin('Pines', bin.removeAlbum, 'album.purge', 'Album permanently deleted'),
  deleteFromBin('Porch', bin.removePhoto, 'photo.purge', 'Photo permanently deleted'),
  {
    ...{ name: 'a photo under review', act: 'photo.purge', endpoint: photos.remove, says: 'Photo permanently deleted' },
    screen: <DeleteFlaggedDialog photo={FLAGGED} open onClose={close} />,
    begin: () => press('Delete permanently'),
    done: (wire) => wire.answer(photos.remove, {}),
  },
  {
    ...{ name: 'a role with an office', act: 'member.update', endpoint: offices.handOver, says: 'Office Handed Over' },
    screen: (
      <OfficesCard
        terms={[TERM]}
        brothers={new Map([[8, HOLDER]])}
        offices={[]}
        mayManage
        today="2026-11-24"
        onOffice={() => {}}
      />
    ),
    around: (wire) => wire.answer(people.list, [memberSummary({ id: 9 })]),
    before: async () => {
      await press('Hand over Steward')
      await appoint()
    },
    begin: () => press('Hand over'),
    done: (wire) => wire.answer(offices.handOver, TERM),
  },
  {
    ...{ name: 'roles in a file', act: 'members.import', endpoint: rosters.run, says: 'Import Complete' },
    screen: <ImportVisit open onClose={close} inviteMany={() => null} />,
    around(wire) {
      wire.answer(rosters.recent, [])
      wire.answer(rosters.run, REPORT)
    },
    async before() {
      const file = new File(['First name,Last name,Role\nNils,Berg,admin\n'], 'roster.csv')
      fireEvent.change(await screen.findByLabelText(/^Drop a CSV file here/), { target: { files: [file] } })
      await screen.findByRole('button', { name: 'Import 1 member' })
    },
    begin: () => press('Import 1 member'),
    done: (wire) => wire.answer(rosters.run, { ...REPORT, importId: 5, dryRun: false }),
  },
]
