// The roads to each act that asks for the password again, with what each of them is done to.
import { account } from '@aerie/contract/account'
import { albums } from '@aerie/contract/albums'
import { audit } from '@aerie/contract/audit'
import { backups, LEAVE_UNENCRYPTED } from '@aerie/contract/backups'
import { bin } from '@aerie/contract/bin'
import { dataExport } from '@aerie/contract/data-export'
import { departures } from '@aerie/contract/departures'
import { documents } from '@aerie/contract/documents'
import { elections } from '@aerie/contract/elections'
import type { Problem } from '@aerie/contract/errors'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { offices } from '@aerie/contract/offices'
import { WordsChange } from '@aerie/contract/organisation-words'
import { passkeys } from '@aerie/contract/passkeys'
import type { PasswordAct } from '@aerie/contract/password-acts'
import { photos } from '@aerie/contract/photos'
import { polls } from '@aerie/contract/polls'
import { rosters } from '@aerie/contract/rosters'
import { selections } from '@aerie/contract/selections'
import { settings } from '@aerie/contract/settings'
import type { CastKey } from '../demo/cast.ts'
import type { ElectionWorld } from '../features/elections/election-world.fixture.ts'
import { passingRoads } from '../features/passings/password-roads.fixture.ts'
import { addPasskey, addPasskeyIfAllowed } from '../features/passkeys/authenticator.fixture.ts'
import { stepRemovalRoads } from '../features/step-removals/password-roads.fixture.ts'
import { inDays } from './days-ahead.ts'

type World = ElectionWorld['world']
type Speaker = Awaited<ReturnType<World['as']>>

export interface Road {
  name: string
  /** Who may go it. */
  player: CastKey
  go: (by: Speaker) => Promise<{ status: number; problem: Problem }>
}

const road = (name: string, go: Road['go'], player: CastKey = 'marcus'): Road => ({ name, player, go })

const csv = (content: string) => ({ form: { file: { field: 'csv', name: 'a.csv', content } } })

export async function prepareRoads(votes: ElectionWorld): Promise<Record<PasswordAct, Road[]>> {
  const things = { ...(await prepareBinned(votes.world)), ...(await prepareKept(votes.world)) }
  return {
    ...(await toThings(votes, things)),
    ...(await toAccounts(votes)),
    ...(await toNewMembers(votes)),
    'member.update': [...(await toRoles(votes)), await toAddress(votes)],
    ...(await toSettings(votes)),
    ...(await stepRemovalRoads(votes.world, await passingRoads(votes.world))),
  }
}

type Things = Awaited<ReturnType<typeof prepareBinned>> & Awaited<ReturnType<typeof prepareKept>>

async function toThings({ ask, call }: ElectionWorld, things: Things) {
  const [poll, election] = [await ask(), await call()]
  const body = { reason: 'A mistake' }
  return {
    'photo.purge': [
      road('under review', (by) => by(photos.remove, { params: { photoId: things.flagged } })),
      road('in the bin', (by) => by(bin.removePhoto, { params: { id: things.binned } })),
    ],
    'album.purge': [
      road('one of another', (by) => by(bin.removeAlbum, { params: { id: things.album } })),
      road(
        'his own with what others have put into it',
        (by) => by(bin.removeAlbum, { params: { id: things.joint } }),
        'rook',
      ),
      road('the whole bin', (by) => by(bin.empty)),
    ],
    'audit.export': [road('as a table', (by) => by(audit.exportCsv)), road('as JSON', (by) => by(audit.exportJson))],
    'backup.delete': [road('one', (by) => by(backups.remove, { params: { backupId: things.failed } }))],
    'backup.leave-open': [road('all to come', (by) => by(backups.protect, { body: { words: LEAVE_UNENCRYPTED } }))],
    'backup.encrypt': [
      road('all to come', (by) => by(backups.protect, { body: { passphrase: 'gull harbor lantern' } })),
    ],
    'backup.download': [road('one', (by) => by(backups.download, { params: { backupId: things.good } }))],
    'document.remove': [road('one', (by) => by(documents.remove, { params: { documentId: things.document } }))],
    'election.void': [road('one', (by) => by(elections.void, { params: { electionId: String(election.id) }, body }))],
    'poll.void': [road('one', (by) => by(polls.void, { params: { pollId: String(poll.id) }, body }))],
  }
}

async function toAccounts({ world }: ElectionWorld) {
  const [rooks, teddys] = [await world.idOf('rook'), await world.idOf('teddy')]
  const ask = { body: { email: 'other@post.example' } }
  const passkeyId = String((await addPasskey(await world.as('rook'))).body.id)
  const silents = await addMember(world, 'silent@post.example')
  await world.db.updateTable('members').set({ email: null }).where('id', '=', silents).execute()
  return {
    'departure.ask': [road('his own', (by) => by(departures.ask, { body: { keptName: 'full' } }), 'farid')],
    'member.ask-address': [
      road('of another', (by) => by(memberChanges.update, { ...paramsOf(rooks), ...ask })),
      road('his own', (by) => by(memberChanges.save, { body: { email: 'own@post.example' } }), 'rook'),
    ],
    'member.take-data': [road('his own', (by) => by(dataExport.download), 'rook')],
    'passkey.add': [road('his own', (by) => addPasskeyIfAllowed(by), 'rook')],
    'passkey.remove': [road('his own', (by) => by(passkeys.remove, { params: { passkeyId } }), 'rook')],
    'password.reset': [
      road('of one without a mailbox', (by) => by(account.resetPassword, { body: { userId: silents } })),
    ],
    'password.send-link': [road('of another', (by) => by(account.resetPassword, { body: { userId: teddys } }))],
  }
}

async function toNewMembers({ world }: ElectionWorld) {
  const marcus = await world.as('marcus')
  const officer = { firstName: 'Odd', lastName: 'Officer', email: 'officer@post.example', role: 'admin' as const }
  const leaving = await addMember(world, 'leaving@post.example')
  const { body: brought } = await marcus(rosters.run, csv('name,email\nUma Newcome,uma@post.example\n'))
  const undone = { params: { importId: String(brought.importId) }, body: { confirmed: 1 } }
  return {
    'member.create': [road('with a role', (by) => by(memberChanges.create, { body: officer }))],
    'member.delete': [road('one', (by) => by(members.remove, paramsOf(leaving)))],
    'members.export': [road('all', (by) => by(rosters.export))],
    'members.import': [
      road('with a role', (by) => by(rosters.run, csv('First name,Last name,Role\nNils,Berg,admin\n'))),
    ],
    'members.undo-import': [road('one', (by) => by(rosters.undo, undone))],
  }
}

async function toRoles({ world }: ElectionWorld) {
  const marcus = await world.as('marcus')
  const ids = (['tobias', 'teddy', 'kenji', 'rook'] as const).map(world.idOf)
  const [tobias = 0, teddy = 0, kenji = 0, rook = 0] = await Promise.all(ids)
  const term = { office: 'Steward', until: null, ending: [], lowering: [], raising: false, writing: false }
  const { body: held } = await marcus(offices.handOver, { body: { ...term, memberId: kenji, from: inDays(-300) } })
  const next = { ...term, memberId: tobias, from: inDays(0), ending: [held.id], lowering: [kenji] }
  const save = (role: 'admin' | 'member') => (by: Speaker) =>
    by(memberChanges.update, { ...paramsOf(rook), body: { role } })
  const many = (act: 'make_admin' | 'make_member') => (by: Speaker) =>
    by(selections.changeStanding, { body: { selection: { ids: [teddy] }, act, confirmed: 1 } })
  await world.db.updateTable('members').set({ role: 'admin' }).where('id', '=', kenji).execute()
  return [
    road('a role', save('admin')),
    road('a role, lowered', save('member')),
    road('the roles of several', many('make_admin')),
    road('the roles of several, lowered', many('make_member')),
    road('a role with an office', (by) => by(offices.handOver, { body: next })),
  ]
}

/** Of somebody without a password. */
async function toAddress({ world }: ElectionWorld) {
  const params = paramsOf(await addMember(world, 'old@post.example'))
  return road('an address that counts at once', (by) =>
    by(memberChanges.update, { ...params, body: { email: 'new@post.example' } }),
  )
}

async function toSettings({ world }: ElectionWorld) {
  const marcus = await world.as('marcus')
  const { body: current } = await marcus(settings.show)
  const shown = Object.entries(current).filter(([key]) => key in WordsChange.shape)
  const words = (passwordMinLength: number, version: number) =>
    WordsChange.parse({ ...Object.fromEntries(shown), passwordMinLength, version })
  await marcus(settings.saveWords, { body: words(10, current.wordsVersion) })
  return {
    'settings.change': [
      { accessLogging: false },
      { documentWatermarking: false },
      { emailNotifications: false },
      { autoApproveMembers: true },
      { publicRegistration: true },
      { copyMonths: 3 },
    ].map((body) => road(JSON.stringify(body), (by) => by(settings.change, { body }))),
    'settings.words': [
      road('shorter passwords', (by) => by(settings.saveWords, { body: words(6, current.wordsVersion + 1) })),
    ],
  }
}

/** Refused before a browser is asked to make one, or with what it made. */
const paramsOf = (id: number) => ({ params: { memberId: String(id) } })

async function addMember(world: World, email: string) {
  const body = { firstName: 'Odd', lastName: 'Added', email, role: 'member' as const }
  return (await (await world.as('marcus'))(memberChanges.create, { body })).body.id
}

/** Rook's: three albums, one with a photo of Kenji's, and a photo in the bin, and a photo under review. */
async function prepareBinned(world: World) {
  const rook = await world.as('rook')
  const album = async (title: string) => (await rook(albums.create, { body: { title } })).body.id
  const [one, other, kept] = [await album('Lake'), await album('Pines'), await album('Porch')]
  const joint = await album('Reunion')
  for (const id of [one, other, joint]) await rook(albums.remove, { params: { albumId: String(id) } })
  const rooks = await world.idOf('rook')
  const photo = async (
    code: string,
    parts: { is_flagged?: boolean; deleted_at?: Date; deleted_by?: number; album_id?: number; uploaded_by?: number },
  ) => {
    const { id } = await world.db
      .insertInto('photos')
      .values({
        album_id: kept,
        code: code.padEnd(22, 'x'),
        media_type: 'photo',
        mime_type: 'image/jpeg',
        extension: 'jpg',
        original_filename: 'porch.jpg',
        bytes: 1,
        sha256: Buffer.alloc(32, code),
        taken_at: '2020-01-01T00:00:00',
        uploaded_by: rooks,
        state: 'ready',
        ...parts,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return String(id)
  }
  await photo('joint', { album_id: joint, uploaded_by: await world.idOf('kenji') })
  return {
    album: String(one),
    joint: String(joint),
    binned: await photo('binned', { deleted_at: new Date(), deleted_by: rooks }),
    flagged: await photo('flagged', { is_flagged: true }),
  }
}

/** A document, and two backups of which one has an archive. */
async function prepareKept(world: World) {
  const marcus = await world.as('marcus')
  const { body } = await marcus(documents.upload, {
    form: {
      fields: { title: 'Minutes', category: 'general', accessLevel: 'members' },
      file: { field: 'file', name: 'minutes.txt', content: 'The minutes.' },
    },
  })
  const backup = async (name: string, state: 'good' | 'failed') => {
    const figures = { bytes: 10, row_count: 1, file_count: 1, sha256: '0'.repeat(64) }
    const parts = state === 'good' ? figures : { reason: 'The disk is full.' }
    const values = { name, state, ended_at: new Date(), ...parts }
    const { id } = await world.db.insertInto('backups').values(values).returning('id').executeTakeFirstOrThrow()
    return String(id)
  }
  const name = 'aerie-2026-01-01T00-00-00.tar.zst'
  await world.backupPlace.archives.put(name, Buffer.from('an archive'))
  return {
    document: String(body.id),
    good: await backup(name, 'good'),
    failed: await backup('aerie-2026-01-02T00-00-00.tar.zst', 'failed'),
  }
}
