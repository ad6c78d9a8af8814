// What is dangerous asks for the password again once the sign-in is old, and does nothing until it is typed.
import { account } from '@aerie/contract/account'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { rosters } from '@aerie/contract/rosters'
import { session } from '@aerie/contract/session'
import { settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../demo/cast.ts'
import { PASSWORD } from './global-setup.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

/** Kept by hand, in minutes: what asks for the password again, with what has to be sent for it to do so. */
const DANGEROUS: Record<string, { minutes: number; body?: object }[]> = {
  'POST /api/auth/reset-password': [{ minutes: 60 }],
  'POST /api/passkeys/new': [{ minutes: 5 }],
  'POST /api/passkeys': [{ minutes: 10 }],
  'DELETE /api/passkeys/:passkeyId': [{ minutes: 60 }],
  'POST /api/auth/second-step/app': [{ minutes: 5 }],
  'PUT /api/auth/second-step/app': [{ minutes: 5 }],
  'DELETE /api/auth/second-step/app': [{ minutes: 5 }],
  'POST /api/auth/second-step/codes': [{ minutes: 5 }],
  'POST /api/admin/step-removals/:removalId/agreement': [
    { minutes: 60, body: { voucher: 'Teddy', how: 'He rang me.' } },
  ],
  'POST /api/admin/members/:memberId/passing': [{ minutes: 60, body: { source: 'A letter' } }],
  'POST /api/admin/members/:memberId/passing/agreement': [{ minutes: 60 }],
  'DELETE /api/admin/members/:memberId/passing': [{ minutes: 60 }],
  'GET /api/members/export': [{ minutes: 60 }],
  'GET /api/account/data': [{ minutes: 60 }],
  'GET /api/account/data/size': [{ minutes: 60 }],
  'GET /api/audit/export.csv': [{ minutes: 60 }],
  'GET /api/audit/export.json': [{ minutes: 60 }],
  'POST /api/account/departure': [{ minutes: 5 }],
  'GET /api/admin/backups/:backupId/archive': [{ minutes: 5 }],
  'DELETE /api/members/:memberId': [{ minutes: 60 }],
  'DELETE /api/admin/backups/:backupId': [{ minutes: 60 }],
  'PUT /api/admin/backups/protection': [{ minutes: 5 }],
  'DELETE /api/documents/:documentId': [{ minutes: 60 }],
  'POST /api/polls/:pollId/void': [{ minutes: 60 }],
  'POST /api/elections/:electionId/void': [{ minutes: 60 }],
  'POST /api/admin/offices/terms': [
    { minutes: 60, body: { lowering: [4], raising: false } },
    { minutes: 60, body: { lowering: [], raising: true } },
  ],
  'PUT /api/settings': [
    { minutes: 60, body: { accessLogging: false } },
    { minutes: 60, body: { copyMonths: 12, autoApproveMembers: true } },
  ],
  'POST /api/admin/members/standing': [{ minutes: 60, body: { act: 'admin' } }],
  'POST /api/members/import/:importId/undo': [{ minutes: 60 }],
  'POST /api/members/import/deaths/marks': [{ minutes: 60 }],
  'POST /api/members/import/deaths/agreement': [{ minutes: 60 }],
  'POST /api/members': [{ minutes: 60, body: { role: 'admin' } }],
  'PUT /api/members/:memberId': [
    { minutes: 60, body: { role: 'admin' } },
    { minutes: 5, body: { email: 'new@aerie.example', role: 'admin' } },
    { minutes: 5, body: { phone: null } },
  ],
  'PATCH /api/members/profile': [
    { minutes: 5, body: { email: 'new@aerie.example' } },
    { minutes: 5, body: { phone: '+1 512 555 0100' } },
  ],
}

test('what asks for the password again is what the table says', () => {
  const asking = world.app.endpoints.filter(({ fresh }) => fresh)
  expect(asking.map(nameOf).sort()).toEqual(Object.keys(DANGEROUS).sort())
  for (const { fresh, ...endpoint } of asking)
    for (const { minutes, body = {} } of DANGEROUS[nameOf(endpoint)] ?? []) expect(fresh?.(body)).toBe(minutes)
})

test('what is not dangerous asks nobody', () => {
  expect(memberChanges.save.fresh?.({ bio: 'Back from the sea.' })).toBeNull()
  expect(memberChanges.update.fresh?.({ isActive: false })).toBeNull()
  expect(settings.change.fresh?.({ accessLogging: true, publicRegistration: false })).toBeNull()
})

/** A browser whose password was typed so many minutes ago. */
async function signedInFor(minutes: number, player: CastKey = 'marcus') {
  const cookie = await world.cookieOf(player)
  const { id } = await world.db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', await world.idOf(player))
    .orderBy('started_at', 'desc')
    .executeTakeFirstOrThrow()
  await world.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - minutes * 60_000) })
    .where('id', '=', id)
    .execute()
  return world.speak(cookie)
}

test.each<[string, (speak: World['visitor'], memberId: string) => Promise<{ status: number; problem: unknown }>]>([
  [
    'a role',
    (speak, memberId) => speak(memberChanges.update, { params: { memberId }, body: { role: 'admin', bio: 'New' } }),
  ],
  [
    'a new member with a role',
    (speak) =>
      speak(memberChanges.create, {
        body: { firstName: 'Odd', lastName: 'Added', email: 'odd@example.org', role: 'super_admin' },
      }),
  ],
  [
    'an import with a role',
    (speak) =>
      speak(rosters.run, {
        form: {
          file: { field: 'csv', name: 'a.csv', content: 'First name,Last name,Role\nNils,Berg,super_admin\n' },
        },
      }),
  ],
  ['the export', (speak) => speak(rosters.export)],
  ['a removal', (speak, memberId) => speak(members.remove, { params: { memberId } })],
  ['a one-time password', (speak, memberId) => speak(account.resetPassword, { body: { userId: Number(memberId) } })],
])('%s is refused after an hour, leaving all as it was', async (_what, act) => {
  const marcus = await signedInFor(61)
  const memberId = String(await world.idOf('tobias'))
  const everything = () =>
    Promise.all([
      world.db.selectFrom('members').selectAll().orderBy('id').execute(),
      world.db.selectFrom('audit_entries').select('id').execute(),
      world.db.selectFrom('passwords').selectAll().orderBy('member_id').execute(),
    ])
  const before = await everything()
  const { status, problem } = await act(marcus, memberId)
  expect([status, problem]).toMatchObject([
    403,
    { code: 'password_needed', detail: 'Please enter your password again.' },
  ])
  expect(await everything()).toEqual(before)
})

test('the same call goes through once the password has been typed again, in that session alone', async () => {
  const [marcus, elsewhere] = [await signedInFor(61), await signedInFor(61)]
  const role = { params: { memberId: String(await world.idOf('tobias')) }, body: { role: 'admin' as const } }
  expect((await marcus(memberChanges.update, role)).status).toBe(403)
  const wrong = await marcus(account.confirm, { body: { password: 'not it' } })
  expect(wrong.problem.errors).toEqual([{ path: 'password', message: 'The password is not right' }])
  expect((await marcus(memberChanges.update, role)).status).toBe(403)
  expect((await marcus(account.confirm, { body: { password: PASSWORD } })).status).toBe(200)
  expect((await marcus(memberChanges.update, role)).body.role).toBe('admin')
  expect((await elsewhere(memberChanges.update, role)).status).toBe(403)
})

test('within the hour nobody is asked', async () => {
  const marcus = await signedInFor(59)
  expect((await marcus(rosters.export)).status).toBe(200)
})

test('whoever may not do it learns that, and is not asked for his password', async () => {
  const julian = await signedInFor(61, 'julian')
  expect((await julian(rosters.export)).problem.code).toBe('not_allowed')
})

test('guessing is stopped as at sign-in, and counts together with guesses elsewhere', async () => {
  const rook = await signedInFor(61, 'rook')
  for (let i = 0; i < 3; i++) expect((await rook(account.confirm, { body: { password: `${i}` } })).status).toBe(400)
  const change = { currentPassword: 'wrong', newPassword: 'feather and bone' }
  for (let i = 0; i < 2; i++) expect((await rook(account.changePassword, { body: change })).status).toBe(400)
  expect((await rook(account.confirm, { body: { password: PASSWORD } })).status).toBe(429)
})

test('a session ends 90 days after the sign-in, however it is used', async () => {
  const farid = await signedInFor(0, 'farid')
  const days = (n: number) => new Date(Date.now() + n * 86_400_000)
  const sessions = () => world.db.updateTable('sessions').where('member_id', '=', farids)
  const farids = await world.idOf('farid')
  await sessions()
    .set({ started_at: days(-80), last_seen_at: days(-1), expires_at: days(1) })
    .execute()
  expect((await farid(session.current)).status).toBe(200)
  const { expires_at } = await world.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('member_id', '=', farids)
    .executeTakeFirstOrThrow()
  expect(Math.round((expires_at.getTime() - Date.now()) / 86_400_000)).toBe(10)
})
