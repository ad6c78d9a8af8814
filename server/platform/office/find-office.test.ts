// What is said of LibreOffice and its cage, by what the machine has.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOffice } from './find-office.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-programs-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true }))

async function install(name: string, script: string) {
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`)
  await chmod(join(folder, name), 0o755)
}
const state = async (isUnconfined = false) => (await findOffice({ PATH: folder }, isUnconfined)).state

test('without LibreOffice nothing is converted, with it only in a cage, unless the machine is one', async () => {
  expect([await state(), await state(true)]).toEqual(['no soffice', 'no soffice'])
  await install('soffice', 'exit 0')
  expect([await state(), await state(true)]).toEqual(['no bwrap', 'unconfined'])
  await install('bwrap', 'echo "bwrap: No permissions to create a new namespace" >&2; exit 1')
  expect(await findOffice({ PATH: folder }, false)).toEqual({ state: 'forbidden', soffice: null, bwrap: null })
  await install('bwrap', 'exit 0')
  expect(await findOffice({ PATH: folder }, false)).toMatchObject({ state: 'caged', bwrap: join(folder, 'bwrap') })
})
