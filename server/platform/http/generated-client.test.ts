// A client in TypeScript, generated from the document by somebody else's tools, compiles and signs in.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTs, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'

const run = promisify(execFile)

let world: World
let folder: string
beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'aerie-client-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a stranger would write with nothing but the document: every field it reads is typed by it. */
const CLIENT = `
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

declare const process: { argv: string[] }
const [address = '', identifier = '', password = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl: address, headers: { origin: address } })

const wrong = await client.POST('/api/auth/login', { body: { identifier, password: 'not this one' } })
const refusal: string | undefined = wrong.error?.detail
// @ts-expect-error The document knows which fields the call takes.
const missing = await client.POST('/api/auth/login', { body: { identifier } })
const right = await client.POST('/api/auth/login', { body: { identifier, password } })
const next: string | null | undefined = right.data?.next
const cookie = right.response.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ')

const headers = { cookie }
const me = await client.GET('/api/auth/session', { headers })
const id: number = me.data?.id ?? 0
const shown = await client.GET('/api/members/{memberId}', { params: { path: { memberId: String(id) } }, headers })
const stranger = await client.GET('/api/members/{memberId}', { params: { path: { memberId: String(id) } } })
const firstName: string | undefined = shown.data?.firstName
const status: number | undefined = stranger.error?.status

console.log(JSON.stringify({ refusal, missing: missing.error?.errors, next, firstName, status }))
`

const OPTIONS = {
  compilerOptions: {
    target: 'ESNext',
    module: 'NodeNext',
    strict: true,
    noUncheckedIndexedAccess: true,
    rewriteRelativeImportExtensions: true,
    lib: ['ESNext', 'DOM'],
    types: [],
    skipLibCheck: true,
    outDir: 'built',
  },
  include: ['*.ts'],
}

// The compiler alone takes some four seconds of a processor, of which there may be little.
test('it compiles and signs in', { timeout: 60_000 }, async () => {
  const cookie = await world.cookieOf('rook')
  const document = await world.app.inject({ url: '/api/openapi.json', headers: { cookie } })
  const modules = join(createRequire(import.meta.url).resolve('openapi-fetch/package.json'), '../..')
  await symlink(modules, join(folder, 'node_modules'), 'junction')
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS))
  await writeFile(join(folder, 'api.ts'), astToString(await openapiTs(document.json())))
  await writeFile(join(folder, 'client.ts'), CLIENT)
  const compiled = await run(process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', folder]).catch(
    (error: { stdout: string }) => error,
  )
  expect(compiled.stdout).toBe('')

  const member = await world.db
    .selectFrom('members')
    .select(['email', 'first_name'])
    .where('id', '=', await world.idOf('rook'))
    .executeTakeFirstOrThrow()
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { stdout } = await run(process.execPath, [
    join(folder, 'built/client.js'),
    address,
    member.email ?? '',
    PASSWORD,
  ])
  expect(JSON.parse(stdout)).toEqual({
    refusal: 'The email, phone or password is not right.',
    missing: [{ path: 'password', message: 'Password is required' }],
    next: null,
    firstName: member.first_name,
    status: 401,
  })
})
