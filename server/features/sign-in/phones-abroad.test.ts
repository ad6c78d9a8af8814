// Phones outside America: what a member typed signs him in, in his country's spelling and in that of the world.
import { addresses } from '@aerie/contract/addresses'
import { memberChanges } from '@aerie/contract/member-changes'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let julian: World['visitor']
let marcus: World['visitor']
beforeAll(async () => {
  world = await openWorld({ trustProxy: 1 })
  julian = await world.as('julian')
  marcus = await world.as('marcus')
})
afterAll(() => world.close())

let calls = 0
/** Each from a network of its own. */
const enter = (identifier: string, password = OWN) =>
  world.visitor(signIn.withPassword, {
    body: { identifier, password },
    headers: { 'x-forwarded-for': `198.51.100.${++calls % 250}` },
  })
const OWN = 'a feather of 1987'

async function linkIn(kind: 'welcome' | 'confirm-address', to: string) {
  const mail = (await world.mails()).findLast(({ to: [recipient] = [] }) => recipient?.address === to)
  return new RegExp(`${kind}/([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
}

/** Invites a brother, who comes in with this phone from this place. */
async function welcome(firstName: string, phone: string, location: string, newPassword = OWN) {
  const email = `${firstName.toLowerCase()}@abroad.example`
  const body = { firstName, lastName: 'Abroad', email }
  const { body: member } = await julian(memberChanges.create, { body: { ...body, sendInvitation: true } })
  await world.work()
  const params = { token: await linkIn('welcome', email) }
  const came = await world.visitor(signIn.acceptWelcome, { params, body: { ...body, phone, location, newPassword } })
  expect(came.status).toBe(200)
  return { id: member.id, email, speak: world.speak(came.cookie) }
}
type Newcomer = Awaited<ReturnType<typeof welcome>>

const whoEnters = async (identifier: string, password?: string) => {
  const { status, cookie } = await enter(identifier, password)
  return status === 200 ? (await world.speak(cookie)(session.current)).body.firstName : status
}
const hint = async ({ speak }: Pick<Newcomer, 'speak'>, phone: string, location: string | null, memberId?: number) => {
  const asked = { phone, location, ...(memberId !== undefined && { memberId }) }
  return (await speak(signIn.hintAtPhone, { body: asked })).body.hint
}

test.each([
  ['Uwe', 'Berlin, Germany', '0171 1234567', ['01711234567', '+49 171 1234567', '0049 171 1234567', '٠١٧١ ١٢٣٤٥٦٧']],
  ['Ned', 'Leeds, United Kingdom', '07911 123456', ['07911123456', '+44 (0)7911 123456', '0044 7911 123456']],
  ['Luc', 'Lyon, France', '06 12 34 56 78', ['0612345678', '+33 6 12 34 56 78', '0033612345678']],
  ['Ugo', 'Rome, Italy', '06 6982 1234', ['0669821234', '+39 06 6982 1234', '390669821234']],
  ['Pau', 'Girona, Spain', '655 98 76 54', ['655987654', '+34 655 987 654', '0034 655987654']],
  ['Rui', 'Sao Paulo, Brazil', '(011) 98765-4321', ['11 98765-4321', '+55 11 98765-4321', '0055 11 987654321']],
  ['Jai', 'Pune, India', '098765 43210', ['98765 43210', '+91 98765 43210', '०९८७६५ ४३२१०']],
  ['Ken', 'Osaka, Japan', '090-1234-5678', ['09012345678', '+81 90 1234 5678', '０９０－１２３４－５６７８']],
  ['Joe', 'Perth, Australia', '0412 345 678', ['0412345678', '+61 412 345 678', '0011 61 412 345 678']],
  ['Avi', 'Haifa, Israel', '054-123-4567', ['0541234567', '+972 54 123 4567', '00972541234567']],
  ['Sam', 'Durban, South Africa', '082 123 4567', ['0821234567', '+27 82 123 4567', '0027821234567']],
  ['Lok', 'Hong Kong', '9123 4567', ['91234567', '+852 9123 4567', '00852 91234567']],
  ['Ivo', 'Kazan, Russia', '8 (912) 345-67-89', ['89123456789', '+7 912 345 67 89', '7 912 345 67 89']],
  ['Bob', 'Austin, TX', '(512) 555-0147', ['512.555.0147', '1 512 555 0147', '+1 512 555 0147', '011 1 512 555 0147']],
])('%s of %s comes in with %s, and signs in with it', async (name, location, phone, spellings) => {
  await welcome(name, phone, location)
  for (const spelt of [phone, ...spellings]) expect(await whoEnters(spelt), spelt).toBe(name)
  expect(await whoEnters(phone, 'another password')).toBe(401)
})

test('a number that waits for its country signs in once that is known and the mail confirmed', async () => {
  const otto = await welcome('Otto', '0151 1234567', 'Somewhere')
  expect(await hint(otto, '0151 1234567', 'Somewhere')).toMatch(
    /^This number is not used for signing in: without a city/,
  )
  expect(await whoEnters('0151 1234567')).toBe(401)
  expect((await otto.speak(memberChanges.save, { body: { location: 'Bremen, Germany' } })).status).toBe(200)
  expect(await hint(otto, '0151 1234567', 'Bremen, Germany')).toMatch(/: it has not been confirmed by mail\.$/)
  await world.work()
  const token = await linkIn('confirm-address', otto.email)
  expect((await world.visitor(addresses.confirm, { params: { token } })).status).toBe(200)
  expect(await whoEnters('0151 1234567')).toBe('Otto')
  expect(await hint(otto, '0151 1234567', 'Bremen, Germany')).toBeNull()
})

test('who moves keeps signing in with the number of where he was', async () => {
  const rolf = await welcome('Rolf', '(512) 555-0148', 'Austin, TX')
  expect((await rolf.speak(memberChanges.save, { body: { location: 'Nice, France' } })).status).toBe(200)
  expect(await whoEnters('(512) 555-0148')).toBe('Rolf')
  expect(await hint(rolf, '(512) 555-0148', 'Nice, France')).toBeNull()
})

test("a super admin moves another, whose number is that one's own affair", async () => {
  const gus = await welcome('Gus', '0161 2345678', 'Somewhere')
  await world.db.updateTable('members').set({ role: 'super_admin' }).where('id', '=', gus.id).execute()
  const params = { memberId: String(gus.id) }
  expect((await marcus(memberChanges.update, { params, body: { location: 'Kiel, Germany' } })).status).toBe(200)
  expect((await marcus(memberChanges.update, { params, body: { phone: '0161 2345679' } })).status).toBe(403)
})

test('where a number may be that of two, the password says whose, and wrong ones count against both', async () => {
  const first = await welcome('Franz', '0664 1234567', 'Graz, Austria', 'a feather of Graz')
  const second = await welcome('Fritz', '0664 1234567', 'Köln, Germany', 'a feather of Köln')
  expect(await whoEnters('+49 664 1234567', 'a feather of Graz')).toBe(401)
  expect(await whoEnters('0664 1234567', 'a feather of Graz')).toBe('Franz')
  expect(await whoEnters('0664 1234567', 'a feather of Köln')).toBe('Fritz')
  expect(await whoEnters('+43 664 1234567', 'a feather of Graz')).toBe('Franz')
  for (let i = 0; i < 5; i++) expect(await whoEnters('0664 1234567', 'wrong')).toBe(401)
  expect(await whoEnters(first.email, 'a feather of Graz')).toBe(429)
  expect(await whoEnters(second.email, 'a feather of Köln')).toBe(429)
})

test('of two who chose one password besides, whoever has written the number so comes in; in doubt neither', async () => {
  await welcome('Igor', '0676 1234567', 'Graz, Austria')
  await welcome('Ilja', '0676-1234567', 'Köln, Germany')
  await welcome('Juri', '+43 677 1234567', 'Graz, Austria')
  await welcome('Jost', '0677 1234567', 'Köln, Germany')
  expect([await whoEnters('0676 1234567'), await whoEnters('+43 676 1234567')]).toEqual([401, 'Igor'])
  expect([await whoEnters('0677 1234567'), await whoEnters('+43 677 1234567')]).toEqual(['Jost', 'Juri'])
})

test('of two who share a number the first signs in with it, and the other is told beside the field', async () => {
  const elder = await welcome('Cato', '0172 7654321', 'Bonn, Germany')
  const younger = await welcome('Cleo', '+49 172 7654321', 'Lima, Peru', 'a feather of Lima')
  expect([await whoEnters('0172 7654321'), await whoEnters('0172 7654321', 'a feather of Lima')]).toEqual(['Cato', 401])
  const shared = 'This number is not used for signing in: another member signs in with it. Use the e-mail address.'
  expect(await hint(elder, '0172 7654321', 'Bonn, Germany')).toBeNull()
  expect(await hint(younger, '+49 172 7654321', 'Lima, Peru')).toBe(shared)
  expect(await hint({ speak: marcus }, '+49 172 7654321', 'Lima, Peru', younger.id)).toBe(shared)
  // Whose a number is nobody finds out by typing it.
  expect(await hint(younger, '0172 7654321', 'Bonn, Germany')).toBeNull()
  const asked = { phone: '0172 7654321', memberId: elder.id }
  expect((await younger.speak(signIn.hintAtPhone, { body: asked })).status).toBe(403)
})

test('a country that is typed beside the place that stands there is that of the number, as it will be saved', async () => {
  const emil = await welcome('Emil', '+1 512 555 0149', 'Austin, TX')
  const asked = { phone: '412 34 567', location: 'Austin, TX', country: 'Norway' }
  expect((await emil.speak(signIn.hintAtPhone, { body: asked })).body.hint).toBeNull()
  const { body } = await emil.speak(signIn.hintAtPhone, { body: { ...asked, phone: '(512) 555-0149' } })
  expect(body.hint).toMatch(/cannot be dialled in Norway/)
})

test.each([
  ['0171', 'Berlin, Germany', 'it cannot be dialled in Germany. Write it with the code of its country, such as +49.'],
  [
    '512 555 0199',
    'Lyon, France',
    'it cannot be dialled in France. Write it with the code of its country, such as +49.',
  ],
  [
    '12345',
    'Austin, TX',
    'it cannot be dialled in the United States. Write it with the code of its country, such as +49.',
  ],
  ['+999 171 1234567', 'Lyon, France', 'no phone has such a number.'],
  [
    '0171 1234567',
    null,
    'without a city or country nobody knows where to dial it. Write it with the code of its country, such as +49.',
  ],
])('beside %s, typed in %s, stands why it is not used', async (phone, location, why) => {
  const sentence = `This number is not used for signing in: ${why}`
  expect(await hint({ speak: julian }, phone, location)).toBe(sentence)
  const body = { firstName: 'Asked', lastName: 'Abroad', email: `asked${++calls}@abroad.example`, sendInvitation: true }
  await julian(memberChanges.create, { body })
  await world.work()
  const params = { token: await linkIn('welcome', body.email) }
  const { body: answer } = await world.visitor(signIn.hintAtWelcomePhone, { params, body: { phone, location } })
  expect(answer.hint).toBe(sentence)
})

test('an address of mail signs in however its domain is spelt', async () => {
  const email = 'pyotr@пример.рф'
  const body = { firstName: 'Pyotr', lastName: 'Abroad', email }
  await julian(memberChanges.create, { body: { ...body, sendInvitation: true } })
  await world.work()
  const ascii = 'pyotr@xn--e1afmkfd.xn--p1ai'
  const params = { token: await linkIn('welcome', ascii) }
  expect((await world.visitor(signIn.acceptWelcome, { params, body: { ...body, newPassword: OWN } })).status).toBe(200)
  for (const spelt of [email, ascii, 'Pyotr@ПРИМЕР.РФ', 'PYOTR@XN--E1AFMKFD.XN--P1AI', 'pyotr＠пример.рф'])
    expect(await whoEnters(spelt), spelt).toBe('Pyotr')
})
