// Verifies after a crash what members find: their sessions, profile and photo, and an import that is there or is not.
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, expectStatus, openClient, signIn } from '../instruments/client.ts'
import { importRoster } from '../instruments/import-call.ts'
import type { ServerProcess } from '../instruments/server-process.ts'
import { PASSWORD } from '../seed/data-folder.ts'
import type { Acknowledged } from './load.ts'
import { verifyProfile } from './profile-writer.ts'

interface Crash {
  /** Started again since. */
  server: ServerProcess
  mailboxes: string[]
  acknowledged: Acknowledged
  roster: { file: string; emails: string[] }
}

/** Answers what is wrong, and how the import stood. */
export async function verifyAfterCrash({ server, mailboxes, acknowledged, roster }: Crash) {
  const client = openClient(server.address)
  const faults: string[] = []
  for (const cookie of acknowledged.cookies) {
    const { status } = await client.send('/api/members/profile', { headers: { cookie } })
    if (status !== 200) faults.push(`a session that had been opened answers ${status}`)
  }

  faults.push(...(await verifyProfile(client, acknowledged.profile)))

  const officer = await signIn(client, mailboxes[0] ?? '', PASSWORD)
  const wanted = roster.emails.length
  const before = await mailboxesIn(client, officer)
  const present = roster.emails.filter((email) => before.has(email)).length
  const [promised] = acknowledged.imports
  if (present !== 0 && present !== wanted) faults.push(`${present} of ${wanted} rows came in`)
  if (promised !== undefined && present !== promised) faults.push(`${promised} were imported, ${present} are there`)

  const again = JSON.parse(String((await importAgain(client, officer, roster.file)).body))
  const after = await mailboxesIn(client, officer)
  const missing = roster.emails.filter((email) => !after.has(email)).length
  if (missing > 0 || again.imported !== wanted - present)
    faults.push(`importing the file again brought ${again.imported} in and left ${missing} out`)
  client.close()
  const importWas =
    promised === undefined ? (present === 0 ? 'left nothing' : 'was complete, unsaid') : 'was acknowledged'
  return { faults, importWas }
}

/** The database may still be taking back the import that was cut off. */
async function importAgain(client: Client, cookie: string, file: string) {
  for (;;) {
    const answer = await importRoster(client, cookie, file)
    if (answer.status !== 409) return expectStatus(200, Promise.resolve(answer))
    await pause(100)
  }
}

async function mailboxesIn(client: Client, cookie: string) {
  const { body } = await expectStatus(200, client.send('/api/members', { headers: { cookie } }))
  const members: { email: string | null }[] = JSON.parse(String(body))
  return new Set(members.map(({ email }) => email))
}
