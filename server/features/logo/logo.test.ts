// The logo is tried without a trace, put in place of the one before for everybody, carried by mails, and leaves no file behind.
import { backups } from '@aerie/contract/backups'
import { LOGO_FILES, logos, logoUrl } from '@aerie/contract/logo'
import { settings } from '@aerie/contract/settings'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeImage, plain } from '#platform/pictures/picture.fixture.ts'
import { cast } from '../../demo/cast.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let officer: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  officer = await world.as('marcus')
})
afterAll(() => world.close())

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><script>throw 1</script><rect width="300" height="100" rx="20" fill="${colour}"/></svg>`
const form = (content: string | Uint8Array, name = 'logo.svg') => ({
  form: { file: { field: 'logo', name, content: typeof content === 'string' ? content : new Uint8Array(content) } },
})
const kept = async () => (await officer(settings.showPublic)).body.logo
const filesOfLogo = async () => (await Array.fromAsync(world.ctx.files.list('logo/'))).map(({ name }) => name).sort()
const resetMail = async () => {
  await world.visitor(signIn.forgotPassword, { body: { email: cast.rook.email } })
  return (await world.mails()).at(-1)
}
const get = (url: string, headers = {}) => world.app.inject({ url, headers })

test('one that is tried is shown to whoever tries it, and nothing is kept of it', async () => {
  const { status, body } = await officer(logos.try, form(drawing('#865617')))
  expect([status, body.logo.ground]).toEqual([200, 'any'])
  const [head, bytes = ''] = body.picture.split(',')
  expect(head).toBe('data:image/webp;base64')
  expect((await describeImage(Buffer.from(bytes, 'base64'))).format).toBe('webp')
  expect([await kept(), await filesOfLogo()]).toEqual([null, []])
})

test('one that is kept is there for visitors under an address that is good for ever, never as a drawing', async () => {
  const { status, body: logo } = await officer(logos.replace, form(drawing('#865617')))
  expect([status, await kept()]).toEqual([200, logo])
  for (const [shape, file] of Object.entries(LOGO_FILES)) {
    const url = logoUrl(logo, shape as keyof typeof LOGO_FILES)
    const { statusCode, headers, rawPayload } = await get(url)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    const format = file.split('.')[1]
    expect([headers['content-type'], (await describeImage(rawPayload)).format]).toEqual([`image/${format}`, format])
    expect((await get(url, { 'if-none-match': headers.etag })).statusCode).toBe(304)
  }
  expect((await get(`/api/logo/${logo.hash}/logo.svg`)).statusCode).toBe(404)
  expect((await get(`/api/logo/${'x'.repeat(22)}/small.webp`)).statusCode).toBe(404)
})

test('the same again changes nothing, and is on record once', async () => {
  const before = await kept()
  expect((await officer(logos.replace, form(drawing('#865617')))).body).toEqual(before)
  const entries = await world.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'before', 'after'])
    .where('action', '=', 'settings.logo')
    .execute()
  expect(entries).toEqual([
    { actor_id: await world.idOf('marcus'), before: { logo: null }, after: { logo: before?.hash } },
  ])
})

test.each([
  ['what is no picture', 'not at all', 400, 'Please select an image file.'],
  ['what is damaged', drawing('red').slice(0, -12), 400, 'damaged or incomplete'],
  ['what is too large', Buffer.alloc(2 * 1_048_576 + 1), 413, 'smaller than 2MB'],
])('%s is refused, tried or kept, and the logo there is stays', async (_what, content, status, sentence) => {
  const before = [await kept(), await filesOfLogo()]
  for (const answer of [await officer(logos.try, form(content)), await officer(logos.replace, form(content))])
    expect([answer.status, answer.problem.detail]).toEqual([status, expect.stringContaining(sentence)])
  expect([await kept(), await filesOfLogo()]).toEqual(before)
})

test('mails carry it in themselves, beside the name in words', async () => {
  const mail = await resetMail()
  expect(mail?.html).toContain('<img src="cid:logo@aerie" alt="Aerie"')
  expect(mail?.html).not.toMatch(/src="http/)
  expect(mail?.attachments).toHaveLength(1)
  const [attached] = mail?.attachments ?? []
  expect(attached).toMatchObject({ contentId: '<logo@aerie>', mimeType: 'image/png', disposition: 'inline' })
  expect((await describeImage(Buffer.from(attached?.content as ArrayBuffer))).format).toBe('png')
})

test('another takes its place in every process, its files go, and so does their address', async () => {
  const second = await openSecondProcess(world)
  const there = speaker(second.app)(await world.cookieOf('rook'))
  const before = await kept()
  expect((await there(settings.show)).body.logo).toEqual(before)
  const heard = new Promise<void>((resolve) => {
    const stop = second.bus.subscribe(() => {
      stop()
      resolve()
    })
  })
  const { body: after } = await officer(logos.replace, form(await plain(300, 100).png().toBuffer(), 'logo.png'))
  await heard
  expect((await there(settings.show)).body.logo).toEqual(after)
  await second.close()
  await world.work()
  expect(await filesOfLogo()).toEqual(
    Object.values(LOGO_FILES)
      .map((name) => `logo/${after.hash}-${name}`)
      .sort(),
  )
  expect((await get(logoUrl(before ?? after, 'small'))).statusCode).toBe(404)
})

test('one that comes back before its files have gone keeps them', async () => {
  const [one, other] = [drawing('#224466'), drawing('#446622')]
  await officer(logos.replace, form(one))
  await officer(logos.replace, form(other))
  const { body: back } = await officer(logos.replace, form(one))
  await world.work()
  expect(await filesOfLogo()).toHaveLength(Object.keys(LOGO_FILES).length)
  expect((await get(logoUrl(back, 'large'))).statusCode).toBe(200)
})

test('a backup has all of its files', async () => {
  await officer(backups.create)
  await world.work()
  const [made] = (await officer(backups.list)).body
  expect(made).toMatchObject({ state: 'good', fileCount: Object.keys(LOGO_FILES).length, reason: null })
})

test('taken off, all is as it was before there was one', async () => {
  expect((await officer(logos.remove)).status).toBe(200)
  expect((await officer(logos.remove)).status).toBe(200)
  await world.work()
  expect([await kept(), await filesOfLogo()]).toEqual([null, []])
  const mail = await resetMail()
  expect(mail?.html).not.toContain('<img')
  expect(mail?.attachments).toEqual([])
})
