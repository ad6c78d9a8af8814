// What an installation brings along: packages by the lock file, and what the server alone needs on disk.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, lstat, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Bench, type Figure, megabytes } from '../instruments/figure.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MANIFESTS = [
  'package.json',
  'package-lock.json',
  ...['contract', 'server', 'web'].map((part) => `${part}/package.json`),
]
const PRODUCTION = ['ci', '--omit=dev', '--workspace=server', '--no-audit', '--no-fund', '--loglevel=error']
const MOST_PACKAGES = 700
const MOST_BYTES = 300_000_000

export async function install({ folder }: Bench): Promise<Figure[]> {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'))
  const count = Object.entries<{ link?: boolean }>(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  ).length
  const copy = join(folder, 'production')
  await installInto(copy)
  const bytes = await sizeOf(join(copy, 'node_modules'))
  return [
    {
      workload: 'packages of npm ci, those for other systems counted in',
      baseline: '',
      goal: `under ${MOST_PACKAGES}`,
      measured: String(count),
      met: count < MOST_PACKAGES,
    },
    {
      workload: 'packages that run the server, on disk',
      baseline: '',
      goal: 'under 300 MB',
      measured: megabytes(bytes),
      met: bytes < MOST_BYTES,
    },
  ]
}

async function installInto(copy: string) {
  for (const manifest of MANIFESTS) {
    await mkdir(dirname(join(copy, manifest)), { recursive: true })
    await cp(join(ROOT, manifest), join(copy, manifest))
  }
  const npm = spawn('npm', PRODUCTION, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(npm, 'exit')
  if (code !== 0) throw new Error('npm could not install the server; it says above why.')
}

/** The bytes that files and folders take up, in the blocks that the disk gives out. */
async function sizeOf(path: string): Promise<number> {
  const found = await lstat(path)
  const inside = found.isDirectory()
    ? await Promise.all((await readdir(path)).map((name) => sizeOf(join(path, name))))
    : []
  return inside.reduce((sum, bytes) => sum + bytes, found.blocks * 512)
}
