// An installation of 10,000 brothers with albums is backed up and restored elsewhere, and both are compared row by row and file by file.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentsOf, differencesOf } from '../../server/platform/backup/contents.ts'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { milliseconds, type Workload } from '../instruments/figure.ts'
import { seedAlbums } from '../seed/albums.ts'
import { withDatabase } from '../seed/data-folder.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const MEMBERS = 10_000
const PHOTOS = { large: 400, whole: 20 }

export const restore: Workload = async ({ folder }) => {
  const [installation, archives, restored] = ['restore', 'restore-archives', 'restored'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  await seedAlbums(installation, PHOTOS, MEMBERS)
  mkdirSync(archives)
  await run(installation, 'back-up.ts', archives)
  const [archive = ''] = readdirSync(archives)
  const began = performance.now()
  await run(restored, 'restore.ts', join(archives, archive))
  const tookMs = performance.now() - began
  const before = await contentsIn(installation)
  const differences = differencesOf(before, await contentsIn(restored))
  for (const sentence of differences) console.log(sentence)
  const rows = [...before.tables.values()].reduce((sum, table) => sum + table.rows, 0)
  return [
    {
      workload: 'an installation of 10,000 brothers with albums, restored and compared with the one it was (wall time)',
      baseline: '',
      goal: 'every row and every file the same',
      measured: `${differences.length} differences in ${rows} rows of ${before.tables.size} tables and ${before.files.size} files; restored in ${milliseconds(tookMs)}`,
      met: differences.length === 0,
    },
  ]
}

const contentsIn = (installation: string) =>
  withDatabase(installation, (_, database) =>
    contentsOf({ database, files: openFolderStore(join(installation, 'files')) }),
  )

async function run(dataFolder: string, program: string, argument: string) {
  const child = spawn(process.execPath, [join(ROOT, 'server/commands', program), argument], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ended with ${code}.`)
}
