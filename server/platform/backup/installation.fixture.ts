// Installations for the tests of backups: one with something in every corner, and empty ones to restore into.
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { polls } from '@aerie/contract/polls'
import { inject } from 'vitest'
import { administer, at, createDatabase } from '../../test/test-server.ts'
import type { World } from '../../test/world.ts'
import type { Location } from '../db/connections.ts'
import type { FileStore } from '../files/file-store.ts'
import { openFolderStore } from '../files/store.ts'
import { contentsOf } from './contents.ts'
import type { OnRestored } from './exchange.ts'
import { type Making, makeArchive } from './make-archive.ts'
import { type Restoring, restoreArchive, settleRestore } from './restoring.ts'

/** A poll with votes, a copy in a partition, a word with what COPY has to escape, and files small and large. */
export async function fillInstallation(world: World) {
  const { body } = await (await world.as('marcus'))(polls.create, {
    body: {
      title: 'A new porch',
      description: 'One\tof wood\\n?',
      options: ['Yes', 'No'],
      endDate: new Date(Date.now() + 3_600_000).toISOString(),
      requiresQuorum: false,
    },
  })
  for (const player of ['rook', 'julian'] as const)
    await (await world.as(player))(polls.vote, { params: { pollId: String(body.id) }, body: { optionIndex: 1 } })
  await administer(world.ownersLocation, 'select keep_copy_months(10, 12)')
  await administer(
    world.ownersLocation,
    `insert into copies (id, kind, object_id, member_id, issued_at, key_id, sha256)
      values (10 * 4294967296 + 5, 1, 1, 1, now(), 1, sha256('x'))`,
  )
  const { files } = world.ctx
  await files.put('avatars/small.webp', Buffer.from('a small one'))
  await files.put('photos/empty.bin', Buffer.alloc(0))
  await files.put('photos/2026/large.bin', Buffer.alloc(3_000_000, 'wingspan'))
}

/** An empty one, or one that is what another is while nobody has that one open. */
export async function openTarget(like?: { name: string; folder: string }) {
  const { owner } = inject('testServer')
  const name = `aerie_restored_${randomUUID().slice(0, 8)}`
  await createDatabase(owner, name, like?.name)
  const folder = await mkdtemp(join(tmpdir(), 'aerie-restored-'))
  if (like) await cp(like.folder, folder, { recursive: true })
  return {
    name,
    database: at(owner, name),
    files: openFolderStore(join(folder, 'files')),
    folder,
    async close() {
      await administer(owner, `drop database ${name} with (force)`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** An archive of a world at a path. */
export const archiveOf = (
  { location: database, ctx: { files } }: World,
  path: string,
  {
    passphrase = null,
    accepted = null,
    createdAt = new Date(),
  }: Partial<Pick<Making, 'passphrase' | 'accepted' | 'createdAt'>> = {},
) => makeArchive({ database, files, path, passphrase, version: 'test', createdAt, accepted })

/** An installation as it is before a restore in place of it, with what no archive has. */
export async function settleIn(installation: Pick<Restoring, 'database' | 'files'>, archive: string) {
  await restoreInto(installation, archive)
  await installation.files.put('photos/later.bin', Buffer.from('later'))
  await administer(installation.database, `update members set first_name = 'Later' where id = 1`)
  return contentsOf(installation)
}

/** What a start does before it opens the installation; answers what it said. */
export async function startIn({ database, files }: Pick<Restoring, 'database' | 'files'>, onRestored?: OnRestored) {
  const said: string[] = []
  await settleRestore({
    database,
    files,
    onRestored: onRestored ?? (async () => {}),
    say: (sentence) => said.push(sentence),
  })
  return said
}

export const restoreInto = (
  installation: { database: Location; files: FileStore },
  archive: string,
  asked: Partial<Omit<Restoring, 'archive'>> = {},
) =>
  restoreArchive({
    database: installation.database,
    files: installation.files,
    archive,
    passphrase: null,
    isOverwriting: false,
    acceptsLog: false,
    newPasswords: false,
    onRestored: async () => {},
    say: () => {},
    ...asked,
  })
