// `npm run test:postgres`: the server's tests on the server of TEST_DATABASE_URL, or on Debian's, started for them alone.
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { projectsOf } from './suites/suites.mjs'
import { vitest } from './suites/vitest.mjs'

const DEBIAN = '/usr/lib/postgresql'

await prepare({ build: false })
const given = process.env.TEST_DATABASE_URL
const server = given ? { url: given, stop: () => {} } : await startDebians()
const suites = [...projectsOf('http'), ...projectsOf('heavy')]
process.exitCode = await vitest(['run', ...suites], { env: { TEST_DATABASE_URL: server.url } })
server.stop()

async function startDebians() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  if (!versions[0]) {
    console.error(
      'There is no PostgreSQL here. Install Debian’s (apt-get install postgresql), or set TEST_DATABASE_URL.',
    )
    process.exit(1)
  }
  const programs = join(DEBIAN, versions[0], 'bin')
  const folder = mkdtempSync(join(tmpdir(), 'aerie-postgres-'))
  const data = join(folder, 'data')
  const account = accountFor(folder)
  const call = (name, args) =>
    execFileSync(join(programs, name), args, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const port = await freePort()
  console.log(`Starting Debian’s PostgreSQL ${versions[0]} …`)
  call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const settings = `-c listen_addresses=127.0.0.1 -p ${port} -k ${folder} -c fsync=off`
  call('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  const stop = () => {
    call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true })
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

/** PostgreSQL refuses to run as root; Debian has made an account for it. */
function accountFor(folder) {
  if (process.getuid?.() !== 0) return {}
  const number = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const account = { uid: number('-u'), gid: number('-g') }
  chownSync(folder, account.uid, account.gid)
  return account
}

function freePort() {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address?.port))
    })
  })
}
