// The installation that moves: the demo brotherhood or generated brothers, in an embedded database.
import { sql } from 'kysely'
import { startKept } from '../crash/kept-server.ts'
import { freePort } from '../instruments/free-port.ts'
import { PASSWORD, seedDataFolder, withDatabase } from '../seed/data-folder.ts'

const DEMO_PASSWORD = 'wingspan-demo'
const UNINVITED = 20

export interface OldInstallation {
  folder: string
  /** Of active members who sign in, the first being a super admin; all have the one password. */
  mailboxes: string[]
  password: string
  /** Active members who were never asked in. */
  strangers: { id: number; address: string }[]
}

/** `brothers`: how many are generated; null for the demo. No server runs on it when this resolves. */
export async function makeOldInstallation(folder: string, brothers: number | null): Promise<OldInstallation> {
  if (brothers !== null) {
    const { mailboxes, strangers } = await seedDataFolder(folder, brothers, { uninvited: UNINVITED })
    return { folder, mailboxes, strangers, password: PASSWORD }
  }
  const server = await startKept(folder, { asked: '--demo', port: await freePort() })
  await server.stop()
  return withDatabase(folder, async ({ db }) => {
    const { rows } = await sql<{ id: number; email: string; signs_in: boolean }>`
      select members.id, email, passwords.member_id is not null as signs_in
      from members left join passwords on member_id = members.id
      where inactive_since is null and email is not null
      order by role = 'super_admin' desc, members.id`.execute(db)
    return {
      folder,
      password: DEMO_PASSWORD,
      mailboxes: rows.filter((row) => row.signs_in).map(({ email }) => email),
      strangers: rows.filter((row) => !row.signs_in).map(({ id, email }) => ({ id, address: email })),
    }
  })
}
