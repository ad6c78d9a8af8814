// What a restore brings back of an installation: nobody is let in by what he had before, and a log that was broken says so.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calendar } from '@aerie/contract/calendar'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { administer } from '../../test/test-server.ts'
import { openWorld, type World } from '../../test/world.ts'
import { readHead } from '../audit/audit.ts'
import { bringUp } from '../db/bring-up.ts'
import { archiveOf, openTarget, restoreInto } from './installation.fixture.ts'
import { loadArchive, withOwner } from './load.ts'
import { lastAccepted, type Manifest } from './manifest.ts'
import { tryArchive } from './trial.ts'

let world: World
let folder: string
let archive: string
let installation: Awaited<ReturnType<typeof openTarget>>
const held = { cookie: '', feed: '', reset: '' }
beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'aerie-restore-'))
  held.cookie = await world.cookieOf('marcus')
  const { body } = await world.speak(held.cookie)(calendar.renew)
  held.feed = /calendar\/([\w-]+)\.ics/.exec(body.url ?? '')?.[1] ?? ''
  await world.visitor(signIn.forgotPassword, { body: { email: cast.rook.email } })
  held.reset = /reset-password\/([\w-]+)/.exec((await world.mails()).at(-1)?.text ?? '')?.[1] ?? ''
  await addPasskey(await world.idOf('marcus'))
  archive = await make('archive')
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  installation = await openTarget()
})
afterEach(() => installation.close())

const addPasskey = (id: number) =>
  sql`with asked as (insert into passkey_challenges values (sha256('asked'), 'sign-in', null, null, now()))
    insert into passkeys (member_id, credential_id, public_key, counter, transports, kind, backup_eligible, backed_up,
      rp_id, origin, name) values (${id}, 'key', 'key', 0, '{}', 'phone', true, true, 'a.example', 'https://a.example', 'Key')`.execute(
    world.db,
  )

async function make(name: string, accepted: Manifest['acceptedHead'] = null) {
  const path = join(folder, name)
  await archiveOf(world, path, { accepted })
  return path
}

async function openRestored() {
  await bringUp({ owner: installation.database, runtime: installation.database })
  return openSecondProcess(world, { location: installation.database })
}

describe('keys of before', () => {
  const tryAll = async ({ app }: Pick<World, 'app'>) => {
    const visitor = speaker(app)
    const credentials = { identifier: cast.marcus.email, password: PASSWORD }
    return {
      session: (await visitor(held.cookie)(session.current)).status,
      feed: (await visitor()(calendar.feed, { params: { token: held.feed } })).status,
      reset: (await visitor()(signIn.checkReset, { params: { token: held.reset } })).status,
      password: (await visitor()(signIn.withPassword, { body: credentials })).status,
    }
  }

  test('end with the restore, and it is said how many passwords are older', async () => {
    expect(await tryAll(world)).toEqual({ session: 200, feed: 200, reset: 200, password: 200 })
    const { ended } = await restoreInto(installation, archive)
    const { rows } = await sql`select from passwords where one_time_until is null`.execute(world.db)
    expect(ended.passwords).toBe(rows.length)
    const restored = await openRestored()
    expect(await tryAll(restored)).toEqual({ session: 401, feed: 404, reset: 410, password: 200 })
    await restored.close()
  })

  test('end with all passwords where each is to choose a new one', async () => {
    await restoreInto(installation, archive, { newPasswords: true })
    const restored = await openRestored()
    expect((await tryAll(restored)).password).toBe(401)
    await restored.close()
  })
})

test.each([
  [false, 1, false],
  [true, 0, true],
])(
  'where each is to choose a new password (%s), %i passkey is left, officers have their days for a second step again (%s), and it is known that it was restored',
  async (newPasswords, left, anew) => {
    await restoreInto(installation, archive, { newPasswords })
    const counts = await withOwner(installation.database, async (client) => {
      const { rows } = await client.query<{ passkeys: number; asked: number; anew: boolean; restores: number }>(
        `select (select count(*)::int from passkeys) as passkeys, (select count(*)::int from passkey_challenges) as asked,
        (select bool_and(since = (select restored_at from restores)) from officer_steps) as anew,
        (select count(*)::int from restores) as restores`,
      )
      return rows[0]
    })
    expect(counts).toEqual({ passkeys: left, asked: 0, anew, restores: 1 })
  },
)

test('the embedded server holds the locks of a restore over what is there twice over', async () => {
  await restoreInto(installation, archive)
  const counted = await withOwner(installation.database, async (client) => {
    const settled = { locks: 0, room: 0 }
    await loadArchive(client, {
      archive,
      passphrase: null,
      settle: async () => {
        const { rows } = await client.query<typeof settled>(
          `select (select count(*)::int from pg_locks where pid = pg_backend_pid()) as locks,
            current_setting('max_locks_per_transaction')::int * current_setting('max_connections')::int as room`,
        )
        Object.assign(settled, rows[0])
      },
    })
    return settled
  })
  expect(counted.locks).toBeGreaterThan(1_000)
  expect(counted.room).toBeGreaterThan(2 * counted.locks)
})

describe('an installation whose audit log was broken', () => {
  /** As the owner of the table alone can, and not by mistake. */
  const remove = (id: number) =>
    administer(
      world.ownersLocation,
      `alter table audit_entries disable trigger all; delete from audit_entries where id = ${id};
        alter table audit_entries enable trigger all`,
    )

  test('is backed up all the same, and says so; once that was accepted, its archive is whole', async () => {
    for (const _ of [1, 2, 3])
      await world.visitor(signIn.withPassword, { body: { identifier: cast.marcus.email, password: PASSWORD } })
    const head = await readHead(world.db)
    if (!head) throw new Error('The log is empty')
    await remove(head.id - 1)

    const broken = await make('broken')
    expect((await tryArchive(world.ownersLocation, broken, null)).logFault?.id).toBe(head.id)
    await expect(restoreInto(installation, broken)).rejects.toThrow(`broken at entry ${head.id}`)
    expect(await installation.files.isEmpty()).toBe(true)
    const { log } = await restoreInto(installation, broken, { acceptsLog: true })
    expect(log.fault?.id).toBe(head.id)

    const accepted = await make('accepted', lastAccepted([{ ...head, at: new Date(), isAccepted: true }]))
    expect((await tryArchive(world.ownersLocation, accepted, null)).logFault).toBeNull()
    const restored = await restoreInto(installation, accepted, { isOverwriting: true })
    expect(restored.log).toMatchObject({ fault: null })
    expect(restored.manifest.acceptedHead?.id).toBe(head.id)
  })

  test('and broken again after that, says so again', async () => {
    const head = await readHead(world.db)
    if (!head) throw new Error('The log is empty')
    for (const _ of [1, 2, 3])
      await world.visitor(signIn.withPassword, { body: { identifier: cast.marcus.email, password: PASSWORD } })
    await remove(head.id + 2)
    const again = await make('again', lastAccepted([{ ...head, at: new Date(), isAccepted: true }]))
    expect((await tryArchive(world.ownersLocation, again, null)).logFault?.id).toBe(head.id + 3)
  })
})
