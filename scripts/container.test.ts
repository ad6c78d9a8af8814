// The image of a container has what its commands run, and what compose starts fits together.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import pack from '../package.json' with { type: 'json' }
import { VARIABLES } from '../server/platform/config.ts'
import { root } from './runtime.mjs'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

const copied = [
  ...textOf('deploy/Containerfile').matchAll(/^COPY --from=built (?:--chown=\S+ )?\/aerie\/(\S+) /gm),
].map(([, path = '']) => path)
const isCopied = (file: string) => copied.some((path) => file === path || file.startsWith(`${path}/`))

/** What is built from a source, which is what says what it needs. */
const BUILT: Record<string, string> = { 'dist/server/main.mjs': 'server/main.ts' }

/** What a text imports, and the programs of ours that it starts: `join(root, 'dist', 'server', 'main.mjs')`. */
function namedIn(file: string) {
  const text = textOf(file)
  const lines = text.split('\n').filter((line) => !/^(?:import type|export type) /.test(line))
  const imports = lines.map(
    (line) => /(?:^import|^(?:import|export|}).* from|\bimport\() ?'([^']+)'/.exec(line)?.[1] ?? '',
  )
  const programs = [...text.matchAll(/\bjoin\(root, ('[\w./-]+'(?:, '[\w./-]+')*)\)/g)]
  return {
    imports: imports.filter((name) => name !== '' && !isBuiltin(name)),
    programs: programs
      .map(([, parts = '']) => join(...parts.split(', ').map((part) => part.slice(1, -1))))
      .map((path) => BUILT[path] ?? path)
      .filter((path) => /\.(?:mjs|ts)$/.test(path) && existsSync(join(root, path))),
  }
}

interface Needs {
  files: string[]
  packages: string[]
}

/** Most programs reach the same files: each is read once. */
const read = new Map<string, Needs>()

/** The files of ours that a file names, and the packages. */
function needsOf(file: string): Needs {
  const known = read.get(file)
  if (known) return known
  const { imports, programs } = namedIn(file)
  const [own = [], others = []] = [true, false].map((isOwn) =>
    imports.filter((name) => /^(?:\.|#|@aerie\/)/.test(name) === isOwn),
  )
  const { resolve } = createRequire(join(root, file))
  const needs = {
    files: [...programs, ...own.map((name) => relative(root, resolve(name)))],
    packages: others.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
  }
  read.set(file, needs)
  return needs
}

/** Every file of ours that the program reads in the end, and the names of the packages it imports. */
function reach(programs: string[]): Needs {
  const files = new Set(programs)
  const packages = new Set<string>()
  for (const file of files) {
    if (file.endsWith('.json')) continue
    const needs = needsOf(file)
    for (const path of needs.files) files.add(path)
    for (const name of needs.packages) packages.add(name)
  }
  return { files: [...files], packages: [...packages] }
}

const COMMANDS = ['backup', 'restore', 'verify-log', 'second-step-off', 'undo-passing', 'verify-vote'] as const
const PROGRAMS = {
  ...Object.fromEntries(COMMANDS.map((name) => [name, pack.scripts[name].split(' ').slice(1)])),
  'the server': ['scripts/keep.mjs'],
}

test.each(Object.entries(PROGRAMS))('%s has all of its files in the image', (_, programs) => {
  const { files } = reach(programs)
  expect(files.filter((file) => !isCopied(file))).toEqual([])
  expect(files).toEqual(expect.arrayContaining(programs))
  if (programs.includes('scripts/keep.mjs')) expect(files).toContain('server/main.ts')
})

test('and no package of theirs is for building alone', () => {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  const parts = ['contract', 'server', ...packages].filter((part) => existsSync(join(root, part, 'package.json')))
  const kept = parts.flatMap((part) => {
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(textOf(`${part}/package.json`))
    return Object.keys({ ...dependencies, ...optionalDependencies })
  })
  const used = Object.values(PROGRAMS).flatMap((program) => reach(program).packages)
  expect(used.length).toBeGreaterThan(0)
  expect([...new Set(used)].filter((name) => !kept.includes(name))).toEqual([])
})

test('what is secret stays out of the image and of the repository', () => {
  expect(textOf('deploy/Containerfile.dockerignore').split('\n')).toContain('**/.env')
  expect(textOf('.gitignore').split('\n')).toContain('/deploy/.env')
})

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  volumes?: string[]
  depends_on?: string[] | Record<string, object>
  environment: Record<string, string | number>
  env_file?: { path: string; required: boolean }[]
}

const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  textOf('deploy/compose.yaml'),
  { merge: true },
)
const { services } = compose

test.each(Object.entries(services))('compose: %s names what is there', (_, service) => {
  if (service.build) expect(textOf(join('deploy', service.build.context, service.build.dockerfile))).toContain('FROM')
  else expect(service.image).toMatch(/^[a-z]+/)
  for (const volume of service.volumes ?? []) {
    const [from = ''] = volume.split(':')
    const isThere = from.startsWith('.') ? existsSync(join(root, 'deploy', from)) : from in compose.volumes
    expect([volume, isThere]).toEqual([volume, true])
  }
  const needed = service.depends_on ?? []
  for (const other of Array.isArray(needed) ? needed : Object.keys(needed)) expect(services).toHaveProperty(other)
})

test.each(['aerie', 'proxied'])('compose: %s takes the file, and keeps backups apart from the data', (name) => {
  const { environment, env_file, volumes } = services[name] ?? { environment: {} }
  expect(Object.keys(environment).filter((variable) => !VARIABLES.includes(variable))).toEqual([])
  expect(env_file).toEqual([{ path: '.env', required: false }])
  expect(environment).toMatchObject({ DATA_DIR: '/data', BACKUP_DIR: '/backups' })
  expect(volumes).toEqual(['aerie:/data', 'backups:/backups'])
})

test('compose: the program is not the owner of its tables, and both roles are made', () => {
  const { DATABASE_URL, DATABASE_OWNER_URL } = services.proxied?.environment ?? {}
  const roles = [DATABASE_URL, DATABASE_OWNER_URL].map((address) =>
    /\/\/(\w+):\$\{(\w+)/.exec(String(address))?.slice(1),
  )
  expect(roles).toEqual([
    ['aerie', 'DATABASE_PASSWORD'],
    ['aerie_owner', 'DATABASE_OWNER_PASSWORD'],
  ])
  const sql = textOf('deploy/roles.sql')
  for (const [role, variable] of roles.flatMap((each) => (each ? [each] : []))) {
    expect(sql).toMatch(new RegExp(`^create role ${role} login`, 'm'))
    expect(services.database?.environment).toHaveProperty(variable ?? '')
    expect(sql).toContain(variable)
  }
})
