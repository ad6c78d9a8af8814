// `npm run rehearse`: moves an installation to a server as docs/operations.md says, drives two processes there while each is killed in turn
// and the database restarts, and ends with a table of what was found. `-- --brothers 50000` moves as many instead of the demo.
import { chmodSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inspect } from './crash/inspect.ts'
import { openMailbox } from './instruments/mailbox.ts'
import { measureCalls } from './rehearsal/calls.ts'
import { npmRun } from './rehearsal/commands.ts'
import { ensureInstalled } from './rehearsal/debian.ts'
import { drive } from './rehearsal/drive.ts'
import { move } from './rehearsal/moving.ts'
import { setUp } from './rehearsal/new-machine.ts'
import { makeOldInstallation } from './rehearsal/old-installation.ts'
import { tableOf } from './rehearsal/table.ts'

const { values } = parseArgs({ options: { brothers: { type: 'string' } } })
const brothers = values.brothers === undefined ? null : Number(values.brothers)
const folder = await mkdtemp(join(tmpdir(), 'aerie-rehearsal-'))
// PostgreSQL and nginx have accounts of their own.
chmodSync(folder, 0o711)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const [load = 0] = loadavg()
try {
  process.exitCode = (await rehearse()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.exit()

/** Answers whether all of it holds. */
async function rehearse() {
  const nginx = await ensureInstalled()
  const mailbox = await openMailbox()
  console.log(brothers === null ? 'Making the demo installation …' : `Making an installation of ${brothers} …`)
  const installation = await makeOldInstallation(join(folder, 'old'), brothers)
  const machine = await setUp(nginx, join(folder, 'new'), mailbox.url)
  try {
    console.log('Moving it: backup, restore, and a comparison …')
    const moved = await move(installation, machine, join(folder, 'archives'))
    const servers = await machine.startBoth()
    console.log('Asking both processes through nginx …')
    const answered = await measureCalls(machine, servers, installation)
    console.log('Writing through nginx while processes are killed and the database restarts …')
    const driven = await drive({ machine, servers, installation, mailbox })
    await machine.stopBoth()
    const { environment, folder: data } = machine
    const log = await npmRun('verify-log', [], { ...environment, DATA_DIR: data })
    const inside = await inspect(data, driven.kept, machine.database.superuser)
    const faults = [...moved.faults, ...driven.faults, ...inside]
    console.log(`${log.trim()}\n\n${tableOf({ installation: brothers, load, moved, answered, driven, faults })}\n`)
    for (const fault of faults) console.error(`FAULT  ${fault}`)
    console.log(faults.length === 0 ? 'All of it holds.' : `${faults.length} faults.`)
    return faults.length === 0
  } finally {
    await machine.stop()
    await mailbox.close()
  }
}
