// Importing rosters over HTTP: what comes in, what does not, and that a file counts once.

import { readFile } from 'node:fs/promises'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { people } from '@aerie/contract/people'
import { rosters } from '@aerie/contract/rosters'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Change, touchedBy } from '#platform/events/bus.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let admin: Awaited<ReturnType<World['as']>>
let marcus: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  marcus = await world.as('marcus')
})
afterAll(() => world.close())
beforeEach(async () => {
  admin = await world.as('julian')
})

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'roster.csv') => ({ field: 'csv', name, content })
const run = (content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}, as = admin) =>
  as(rosters.run, { form: { fields, file: file(content) } })
const roster = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../test/rosters/${name}`, import.meta.url)))
const count = async () => (await admin(people.list)).body.length

describe('rosters as people have them', () => {
  test.each([
    ['contacts-export.csv', { total: 41, imported: 41, skipped: 0, failed: 0 }],
    ['spreadsheet-semicolons-bom.csv', { total: 40, imported: 40, skipped: 0, failed: 0 }],
    ['membership-system.csv', { total: 40, imported: 40, skipped: 0, failed: 0 }],
    ['hand-kept-tabs.tsv.csv', { total: 15, imported: 10, skipped: 1, failed: 4 }],
  ])('%s', async (name, counts) => {
    const before = await count()
    const tried = await run(await roster(name), { dryRun: 'true' })
    expect(tried.body).toMatchObject({ dryRun: true, importId: null, ...counts })
    expect(await count()).toBe(before)

    const { body } = await run(await roster(name))
    expect(body).toMatchObject({ dryRun: false, ...counts })
    expect(await count()).toBe(before + counts.imported)

    const again = await run(await roster(name))
    expect(again.body).toMatchObject({ imported: 0, skipped: counts.imported + counts.skipped, failed: counts.failed })
  })

  test('a big brother is linked where his name is one man’s alone', async () => {
    const listed = (await admin(people.list)).body
    const mateo = listed.find(({ firstName, lastName }) => firstName === 'Mateo' && lastName === 'Tran')
    const { body } = await admin(members.show, { params: { memberId: String(mateo?.id) } })
    expect(body.kin.big).toMatchObject({ name: 'James Whitcombe' })
    expect(body.kin.littles.map(({ name }) => name)).toContain('Dmitri Sørensen')
  })
})

test('rows that are left out in the dry run do not come in', async () => {
  const csv = 'name,email\nAva Stone,ava@example.org\nBo Stone,bo@example.org\n'
  const { body } = await run(csv, { exclude: '3' })
  expect(body).toMatchObject({ imported: 1, excluded: 1 })
  expect((await run(csv)).body).toMatchObject({ imported: 1, skipped: 1 })
})

test('a city that may be one of several is told to the officer, and the country in its column settles it', async () => {
  const { body } = await run(
    'name,email,city,country\nNico Castle,nico@example.org,Newcastle,\nNoel Castle,noel@example.org,Newcastle,Australia\n' +
      'Ned Castle,ned@example.org,Kleinkleckersdorf,\n',
  )
  expect(body.imported).toBe(3)
  expect(body.lines.map(({ note }) => note)).toEqual([
    expect.stringMatching(/^“Newcastle” may be a city in South Africa, Australia or the United Kingdom:/),
    null,
    null,
  ])
})

test('the country is read out of a place that nobody knows, and the one in its own column counts more', async () => {
  await run('name,city,country\nFar Placed,"Qwxzton, Germany",\nFarther Placed,"Qwxzton, Germany",Canada\n')
  const placed = (await admin(people.list)).body.filter(({ lastName }) => lastName === 'Placed')
  const countries = await Promise.all(
    placed.map(async ({ id, firstName }) => {
      const { body } = await admin(members.show, { params: { memberId: String(id) } })
      return [firstName, body.country]
    }),
  )
  expect(countries.sort()).toEqual([
    ['Far', 'Germany'],
    ['Farther', 'Canada'],
  ])
})

test('a row that was mended by hand is checked by the rules of all, and comes in as it is then', async () => {
  const csv =
    'name,email,class\nBad & Mender,bad@mend.example,12\nVag Mender,vag@mend.example,spring\nOdd One,odd@mend.example,3\n'
  const { body: first } = await run(csv, { dryRun: 'true' })
  expect(first).toMatchObject({ imported: 2, caveats: 1, failed: 1 })
  expect(first.lines.map(({ cells }) => cells)).toEqual([
    ['Bad & Mender', 'bad@mend.example', '12'],
    ['Vag Mender', 'vag@mend.example', 'spring'],
    null,
  ])

  const mended = (...rows: [number, string[]][]) => ({
    mended: JSON.stringify(rows.map(([row, cells]) => ({ row, cells }))),
  })
  const worse = await run(csv, { dryRun: 'true', ...mended([2, ['Bad Mender', 'odd@mend.example', '12']]) })
  expect(worse.body).toMatchObject({ imported: 3, skipped: 0, failed: 0 })
  const shared = 'The address odd@mend.example stands with another name as well; he came in without it.'
  expect(worse.body.lines.filter(({ note }) => note === shared).map(({ row }) => row)).toEqual([2, 4])

  const good = mended([2, ['Bad Mender', 'bad@mend.example', '12']], [3, ['Vag Mender', 'vag@mend.example', '7']])
  expect((await run(csv, good)).body).toMatchObject({ imported: 3, caveats: 0, failed: 0 })
  const listed = (await admin(people.list)).body
  expect(listed.find(({ email }) => email === 'bad@mend.example')?.pledgeClass).toBe(12)
})

test('invitations go out only when they are asked for', async () => {
  const before = (await world.mails()).length
  await run('name,email\nUninvited Guest,uninvited@example.org\n')
  expect(await world.mails()).toHaveLength(before)
  await run('name,email\nInvited Guest,invited@example.org\n', { invite: 'true' })
  const mails = await world.mails()
  expect(mails).toHaveLength(before + 1)
  expect(mails.at(-1)?.to?.[0]?.address).toBe('invited@example.org')
})

test('an admin brings in members only; a super admin’s file may name admins', async () => {
  const csv = (who: string) => `name,email,role\n${who} Officer,${who}@example.org,admin\n`
  await run(csv('made'))
  await run(csv('real'), {}, marcus)
  const listed = (await admin(people.list)).body
  expect(listed.find(({ email }) => email === 'made@example.org')?.role).toBe('member')
  expect(listed.find(({ email }) => email === 'real@example.org')?.role).toBe('admin')
})

test('a file that bites its own tail keeps its big brothers as text', async () => {
  await run('name,email,big brother\nOne Ring,one@example.org,Two Ring\nTwo Ring,two@example.org,One Ring\n')
  const one = (await admin(people.list)).body.find(({ email }) => email === 'one@example.org')
  const { body } = await admin(members.show, { params: { memberId: String(one?.id) } })
  expect(body.kin.big).toEqual({
    id: null,
    name: 'Two Ring',
    claim: null,
    pledgeClass: null,
    class: null,
    profileImageUrl: null,
  })
})

describe('what is no roster', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  test.each([
    ['an empty file', '', 'The file is empty.'],
    ['only a header', 'First name,Last name\n', 'The file has a header but no rows.'],
    ['a picture', png, expect.stringMatching(/PNG/)],
    ['no names', 'shoe size,hat size\n12,7\n', expect.stringMatching(/No column holds the names/)],
  ])('%s', async (_case, content, sentence) => {
    const before = await count()
    const { status, problem } = await run(content)
    expect([status, problem.detail]).toEqual([400, sentence])
    expect(await count()).toBe(before)
  })

  test('a file of another kind, or none at all', async () => {
    const odt = await admin(rosters.run, { form: { file: file('x', 'roster.odt') } })
    expect([odt.status, odt.problem.detail]).toEqual([400, 'Please select a CSV file.'])
    expect((await admin(rosters.run, { form: { fields: { dryRun: 'true' } } })).status).toBe(400)
    expect((await admin(rosters.run)).status).toBe(400)
  })

  test('a file of 200 MB', async () => {
    const { status, problem } = await admin(rosters.run, {
      headers: { 'content-length': String(200 * 1_048_576), 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect([status, problem.detail]).toEqual([413, 'The file is larger than 64 MB. Split it into several.'])
  })
})

describe('Import Remaining Members', () => {
  test('tries the rows again that could not be taken', async () => {
    const { body } = await run('name,email\nGood Man,good@example.org\nBad & Man,bad@example.org\nBeckett,\n')
    expect(body).toMatchObject({ imported: 1, failed: 2 })
    expect((await marcus(rosters.remaining)).body).toMatchObject({
      importId: body.importId,
      count: 2,
      fileName: 'roster.csv',
    })

    const report = await admin(rosters.report, { params: { importId: String(body.importId) } })
    expect(report.text.replace('\uFEFF', '').split('\n')[0]).toBe('row,name,outcome,reason')
    expect(report.text).toContain('4,Beckett,error')

    const again = await marcus(rosters.bulk)
    expect(again.body).toMatchObject({ imported: 0, failed: 2 })
    expect(again.body.errors.map(({ row }) => row)).toEqual([3, 4])
  })

  test('or takes a corrected file', async () => {
    const { body } = await marcus(rosters.bulk, { form: { file: file('name,email\nBad Man,bad@example.org\n') } })
    expect(body).toMatchObject({ imported: 1, skipped: 0, errors: [] })
  })
})

test('what is exported is imported again without loss, formulas and all', async () => {
  const formula = '=HYPERLINK("http://example.org")'
  const id = await world.idOf('rook')
  await marcus(memberChanges.update, { params: { memberId: String(id) }, body: { currentCompany: formula } })
  const { text, headers } = await marcus(rosters.export)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="members-export-\d{4}-\d\d-\d\d\.csv"$/)
  expect(text).toContain(`'${formula.replaceAll('"', '""')}`)

  const other = await openWorld({ people: false })
  const { makeSetupLink } = await import('#features/sign-in/links.ts')
  const founder = { firstName: 'Ada', lastName: 'Zero', email: 'zero@example.org', newPassword: 'feather and bone' }
  const { cookie } = await other.visitor(signIn.finishSetup, {
    params: { token: await makeSetupLink(other.ctx) },
    body: founder,
  })
  const zero = other.speak(cookie)
  expect((await run(text, {}, zero)).body).toMatchObject({ failed: 0, skipped: 0, imported: await count() })
  const back = (await zero(rosters.export)).text.split('\n').filter((line) => !line.includes('zero@example.org'))
  expect(back.sort()).toEqual(text.split('\n').sort())
  await other.close()
})

test('officers hear that other rows are left over now', async () => {
  const heard: Change[] = []
  const end = world.ctx.bus.subscribe((change) => heard.push(change))
  await run('name,email\nRemaining,odd@example.org\n')
  end()
  const told = heard.filter((change) => touchedBy(change, [rosters.remaining]))
  expect(told.map(({ only }) => only)).toEqual([{ role: 'admin' }])
})
