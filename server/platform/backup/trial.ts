// Restores a finished archive into a scratch database, to know that it can be: its rows counted, its ties and its log whole.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Fault, verifyLog } from '../audit/verify.ts'
import { connectionOptions, type Location } from '../db/connections.ts'
import { openDatabase } from '../db/db.ts'
import { loadArchive, withOwner } from './load.ts'
import { acceptedHead, type Manifest } from './manifest.ts'

const LEFT_AFTER_SECONDS = 3_600

export interface Tried {
  manifest: Manifest
  /** What is wrong with the audit log in it, which is no fault of the archive; null where it is whole. */
  logFault: Fault | null
}

/** Throws a sentence where the archive would not restore. */
export async function tryArchive(owner: Location, archive: string, passphrase: string | null): Promise<Tried> {
  const scratch = await openScratch(owner)
  try {
    const manifest = await withOwner(scratch.location, (client) => loadArchive(client, { archive, passphrase }))
    const { db, close } = openDatabase(scratch.location, { pool: 1 })
    try {
      const accepted = acceptedHead(manifest)
      const { fault } = await verifyLog(db, accepted ? [accepted] : [], { extent: 'all' })
      return { manifest, logFault: fault }
    } finally {
      await close()
    }
  } finally {
    await scratch.drop()
  }
}

interface Scratch {
  location: Location
  drop(): Promise<void>
}

/** A database on the same server where the owner may make one, else a server of its own. */
async function openScratch(owner: Location): Promise<Scratch> {
  const client = new pg.Client(connectionOptions(owner))
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ may: boolean; database: string }>(
      'select rolcreatedb or rolsuper as may, current_database() as database from pg_roles where rolname = current_user',
    )
    if (!rows[0]?.may) return await openScratchServer()
    const { database } = rows[0]
    await dropLeft(client, database)
    const name = `${database}_trial_${Math.floor(Date.now() / 1_000)}`.slice(-63)
    await client.query(`create database ${client.escapeIdentifier(name)} template template0 encoding 'UTF8'`)
    return { location: at(owner, name), drop: () => dropDatabase(owner, name) }
  } finally {
    await client.end()
  }
}

/** What was killed over its trial left its database behind. */
async function dropLeft(client: pg.Client, database: string) {
  const { rows } = await client.query<{ name: string }>(
    'select datname::text as name from pg_database where starts_with(datname, $1)',
    [`${database}_trial_`],
  )
  const oldest = Date.now() / 1_000 - LEFT_AFTER_SECONDS
  for (const { name } of rows)
    if (Number(name.split('_').at(-1)) < oldest)
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
}

async function dropDatabase(owner: Location, name: string) {
  const client = new pg.Client(connectionOptions(owner))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  } finally {
    await client.end()
  }
}

async function openScratchServer(): Promise<Scratch> {
  const { startEmbedded } = await import('../db/embedded/launcher.ts')
  const folder = await mkdtemp(join(tmpdir(), 'aerie-trial-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const { owner, stop } = await startEmbedded({ folder, log: () => {} })
    const drop = () => stop().finally(remove)
    return { location: { ...owner, database: 'postgres' }, drop }
  } catch (error) {
    await remove()
    throw error
  }
}

const at = (location: Location, database: string): Location =>
  typeof location === 'string'
    ? Object.assign(new URL(location), { pathname: `/${database}` }).href
    : { ...location, database }
