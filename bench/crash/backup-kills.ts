// Backups and restores are killed at every stage: no piece passes for an archive, and no installation for one that is whole.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readArchive } from '../../server/platform/backup/read-archive.ts'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { processesOf } from '../instruments/cpu-time.ts'
import { seedDataFolder, withDatabase } from '../seed/data-folder.ts'
import { end } from './kills.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const TIMES = 8
const MEMBERS = 500
const FILES = 60
const FILE_BYTES = 1_000_000

/** Answers what is wrong. */
export async function killWhileBackingUp(folder: string): Promise<string[]> {
  const [installation, archives] = [join(folder, 'installation'), join(folder, 'archives')]
  await seedDataFolder(installation, MEMBERS)
  const files = openFolderStore(join(installation, 'files'))
  for (let at = 0; at < FILES; at++) await files.put(`photos/${at}.bin`, Buffer.alloc(FILE_BYTES, String(at * 7919)))
  mkdirSync(archives)
  const whole = await run(installation, ['back-up.ts', archives])
  const archive = join(archives, namesIn(archives)[0] ?? '')
  return [
    ...(whole.code === 0 ? [] : [`a backup that nobody disturbed ended with ${whole.code}`]),
    ...(await killBackups(installation, archives, whole.tookMs)),
    ...(await killRestores(folder, archive)),
  ]
}

const namesIn = (folder: string) => readdirSync(folder).filter((name) => !name.endsWith('.unfinished'))

async function killBackups(installation: string, archives: string, tookMs: number) {
  const faults: string[] = []
  for (let time = 0; time < TIMES; time++) {
    const moment = ((time + 0.5) / TIMES) * tookMs
    await run(installation, ['back-up.ts', archives], moment)
    for (const name of namesIn(archives))
      await readArchive(join(archives, name), null).catch((error: Error) =>
        faults.push(`${name} passes for an archive after kill ${time + 1}: ${error.message}`),
      )
    console.log(`Backup killed after ${Math.round(moment)} ms: ${namesIn(archives).length} archives, each whole.`)
  }
  const last = await run(installation, ['back-up.ts', archives])
  return last.code === 0 ? faults : [...faults, 'after all kills no backup could be made']
}

async function killRestores(folder: string, archive: string) {
  const manifest = await readArchive(archive, null)
  const expected = manifest.tables.find(({ name }) => name === 'members')?.rows
  const measured = await run(join(folder, 'measured'), ['restore.ts', archive])
  const faults: string[] = []
  for (let time = 0; time < TIMES; time++) {
    const target = join(folder, `restored-${time}`)
    const moment = ((time + 0.5) / TIMES) * measured.tookMs
    const killed = await run(target, ['restore.ts', archive], moment)
    const store = openFolderStore(join(target, 'files'))
    const isMarked = await store.has('restore/unfinished.json')
    const count = await membersOf(target)
    const isWhole = count === expected
    if (!isMarked && count > 0 && !isWhole) faults.push(`an installation with ${count} members passes for whole`)
    if (!isMarked && !isWhole && !(await store.isEmpty())) faults.push('files were left without a word about them')
    // With its database there, what was cut off is finished by whoever comes next, and then it is an installation.
    const asked = killed.code === 0 || isWhole ? ['--overwrite'] : []
    const again = await run(target, ['restore.ts', archive, ...asked])
    if (again.code !== 0) faults.push(`a restore could not be done again after kill ${time + 1}`)
    if ((await membersOf(target)) !== expected) faults.push(`members are missing after kill ${time + 1}`)
    console.log(
      `Restore killed after ${Math.round(moment)} ms: ${count} members, ${isMarked ? 'known as unfinished' : 'no mark'}; done again.`,
    )
  }
  return faults
}

/** 0 where there are no tables yet. */
const membersOf = (dataFolder: string) =>
  withDatabase(dataFolder, async ({ db }) => {
    const { count } = await db
      .selectFrom('members')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  })

/** Kills it, its children and its database after so many milliseconds, where it has not ended by then. */
async function run(dataFolder: string, [program = '', ...given]: string[], killAfterMs = Number.POSITIVE_INFINITY) {
  const began = performance.now()
  const child = spawn(process.execPath, [join(ROOT, 'server/commands', program), ...given], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataFolder },
    stdio: 'ignore',
  })
  const exit = once(child, 'exit')
  if (Number.isFinite(killAfterMs)) {
    await Promise.race([exit, pause(killAfterMs)])
    if (child.exitCode === null) for (const pid of processesOf(child.pid ?? 0)) end(pid)
  }
  const [code] = await exit
  return { code: code as number | null, tookMs: performance.now() - began }
}
