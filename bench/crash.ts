// `npm run crash`: kills the server, its database and the power while members write, makes it throw, hang and fill its memory,
// and counts what is lost.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killWhilePhotosCome } from './crash/album-kills.ts'
import { killWhileBackingUp } from './crash/backup-kills.ts'
import { killWhileDocumentsCome } from './crash/document-kills.ts'
import { failOver } from './crash/failover.ts'
import { killWhileFilmsCome } from './crash/film-kills.ts'
import { fillMemory, hang, throwInside } from './crash/kept-on.ts'
import { killDatabaseAlone } from './crash/outages.ts'
import { cutPower } from './crash/power-cuts.ts'
import { killServer } from './crash/server-kills.ts'
import { killWhileTheyVote } from './crash/vote-kills.ts'

/** Each answers what is wrong. */
const PARTS: Record<string, (folder: string) => Promise<string[]>> = {
  server: killServer,
  albums: killWhilePhotosCome,
  films: killWhileFilmsCome,
  documents: killWhileDocumentsCome,
  votes: killWhileTheyVote,
  backup: killWhileBackingUp,
  throws: throwInside,
  hangs: hang,
  memory: fillMemory,
  database: killDatabaseAlone,
  failover: failOver,
  power: cutPower,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

const faults: string[] = []
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n── ${name}`)
  const folder = await mkdtemp(join(tmpdir(), 'aerie-crash-'))
  try {
    faults.push(...(await part(folder)))
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
for (const fault of faults) console.error(`FAULT  ${fault}`)
console.log(faults.length === 0 ? 'Nothing that was acknowledged is lost.' : `${faults.length} faults.`)
process.exit(faults.length === 0 ? 0 : 1)
