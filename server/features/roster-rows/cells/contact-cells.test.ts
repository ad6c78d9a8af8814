// Addresses, numbers and pages: what is taken, put into form, left out or refused.
import { expect, test } from 'vitest'
import { readRow, taken } from '../roster.fixture.ts'

const read = async (cells: Record<string, string>) => taken(await readRow({ Name: 'Hugo Larsen', ...cells }))

test.each([
  ['HUGO@EXAMPLE.ORG ', 'hugo@example.org'],
  ['<hugo@example.org>', 'hugo@example.org'],
  ['Hugo Larsen <hugo@example.org>', 'hugo@example.org'],
  ['mailto:hugo@example.org', 'hugo@example.org'],
  ["o'neill+aerie@mail.example.co.uk", "o'neill+aerie@mail.example.co.uk"],
  ['hiroshi@例え.jp', 'hiroshi@xn--r8jz45g.jp'],
  ['JÜRGEN@MÜLLER.example'.replace('Ü', 'U'), 'jurgen@xn--mller-kva.example'],
  ['hugo@example.org; Hugo@Example.org', 'hugo@example.org'],
  ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['pyotr@пример.рф', 'pyotr@xn--e1afmkfd.xn--p1ai'],
  ['taro..hayashi.@example.jp', 'taro..hayashi.@example.jp'],
  ['quist&sons@example.org', 'quist&sons@example.org'],
  ['Hiro <ｈｉｒｏ＠ｅｘａｍｐｌｅ．ｊｐ>', 'hiro@example.jp'],
  ['amina@مثال.إختبار', 'amina@xn--mgbh0fb.xn--kgbechtv'],
])('%s is an address', async (Email, email) => {
  expect(await read({ Email })).toMatchObject({ email, remarks: [] })
})

test.each(['', 'n/a', 'none', '-', '?'])('“%s” means that there is none', async (Email) => {
  expect(await read({ Email })).toMatchObject({ email: null, remarks: [] })
})

test('of several addresses the first good one is kept', async () => {
  expect(await read({ Email: 'a@example.org; b@example.org' })).toMatchObject({
    email: 'a@example.org',
    remarks: ['Only one e-mail address is kept; left out: b@example.org.'],
  })
  expect(await read({ Email: 'a@, b@example.org' })).toMatchObject({ email: 'b@example.org' })
  expect((await read({ Email: 'a@b@c, b@example.org' })).remarks).toEqual([
    'Part of “a@b@c, b@example.org” is not an e-mail address; it was left out.',
  ])
})

test.each([
  'tariq.haddad(at)example.org',
  'hugo@',
  '@example.org',
  'hugo @ example.org',
  'hugo@example',
  'hugo@exa mple.org',
  'Hugo',
  'see Jonas',
  'call him',
  'address changed 2019',
  'same as father',
])('%s is left out, and he comes in without an address', async (Email) => {
  expect(await read({ Email })).toMatchObject({
    email: null,
    remarks: [`“${Email}” is not an e-mail address; he came in without one.`],
  })
})

test.each([
  'noemail@noemail.example',
  'NoEmail@gmail.com',
  'no-email@alumni.example.org',
  'no_email123@example.org',
  'none@none.com',
  'na@na.com',
  'n.a@na.net',
  'no@email.com',
  'test@test.com',
  'x@x.x.com',
  'unknown@example.org',
  'noreply@fraternity.example',
  'do-not-reply@fraternity.example',
  'example@example.com',
  'yourname@domain.com',
  'hugo@nomail.com',
  'hugo@example.invalid',
])('%s stands in for an address', async (Email) => {
  const { email, remarks } = await read({ Email })
  expect(email).toBeNull()
  expect(remarks).toEqual([
    expect.stringMatching(/stands in for an address and is nobody’s; he came in without one\.$/),
  ])
})

test.each([
  'na.li@example.org',
  'na@korea.example.ac.kr',
  'nil@nilpatel.example',
  'a@example.org',
  'test.pilot@example.org',
  'smith@smith.com',
  'info@example.org',
  'max.none@example.org',
  'me@hugolarsen.example',
  'xavier@x.example.com',
  'unknown.soldier@example.org',
])('%s is somebody’s address', async (Email) => {
  expect(await read({ Email })).toMatchObject({ email: Email, remarks: [] })
})

test('of an address and one that stands in for another the first real one is kept', async () => {
  expect(await read({ Email: 'noemail@noemail.com; hugo@example.org' })).toMatchObject({
    email: 'hugo@example.org',
    remarks: [],
  })
})

test.each([
  '555-555-5555',
  '(000) 000-0000',
  '111 111 1111',
  '123-456-7890',
  '999.999.9999',
  '+1 (555) 555-5555',
  '1234567',
  '9876543210',
  '012-345-6789',
  '000',
  '111-222-3333',
  '+00 000 000 000',
])('%s is nobody’s number', async (Phone) => {
  expect(await read({ Phone })).toMatchObject({
    phone: null,
    phoneKey: null,
    remarks: [`“${Phone}” stands in for a phone number and is nobody’s; it was left out.`],
  })
})

test.each(['(512) 555-0142', '512-555-5555', '+49 171 1234567', '+1 212 555 0100', '0171 7777777', '020 7946 0000'])(
  '%s may be somebody’s number',
  async (Phone) => {
    expect(await read({ Phone })).toMatchObject({ phone: Phone, remarks: [] })
  },
)

test('behind a number that stands in for one the other is taken', async () => {
  expect(await read({ Phone: '555-555-5555 / 512-555-0199' })).toMatchObject({ phone: '512-555-0199', remarks: [] })
})

test('to an address with letters beyond ASCII before the @ no mail is sent, which is said', async () => {
  const sentence = 'Aerie cannot send mail to addresses with letters such as “ö” before the @.'
  expect(await read({ Email: 'jörg@example.org' })).toMatchObject({
    email: null,
    remarks: [`${sentence} He came in without one.`],
  })
  expect(await read({ Email: 'jörg@example.org, joerg@example.org' })).toMatchObject({
    email: 'joerg@example.org',
    remarks: [sentence],
  })
})

test.each<[string, string, string | null]>([
  ['0171 1234567', 'Germany', '+491711234567'],
  ['0171 1234567', '', null],
  ['0049 171 1234567', '', '+491711234567'],
  ['098204 13579', 'India', '+919820413579'],
  ['923 123 456', 'Angola', '+244923123456'],
  ['(512) 555 0199', '', '+15125550199'],
  ['512-555-0199 ext. 4', '', '+15125550199'],
  ['+33 6 12 34 56 78', 'USA', '+33612345678'],
  ['06 12 34 56 78', 'France', '+33612345678'],
  ['020 7946 0018', 'England', '+442079460018'],
  ['030/901820', 'Deutschland', '+4930901820'],
  ['512 555 0199', 'Freedonia', '+15125550199'],
  ['+44 20 7946 0018', 'AQ', '+442079460018'],
  ['1', '', null],
])('%s in “%s” is kept as typed, and compared as %s', async (Phone, Country, phoneKey) => {
  expect(await read({ Phone, Country })).toMatchObject({ phone: Phone, phoneKey, remarks: [] })
})

test("an apostrophe or an equals sign that keeps a spreadsheet's hands off a number is not part of it", async () => {
  expect(await read({ Phone: "'+1 512 555 0199" })).toMatchObject({
    phone: '+1 512 555 0199',
    phoneKey: '+15125550199',
  })
  expect(await read({ Phone: '="512 555 0199"' })).toMatchObject({ phone: '512 555 0199', phoneKey: '+15125550199' })
})

test.each([
  ['1.51256E+10', '“1.51256E+10” is a phone number that a spreadsheet has rounded; it was left out.'],
  ['ask Jonas', '“ask Jonas” is not a phone number; it was left out.'],
  ['1'.repeat(41), 'The phone number has more than 40 characters; it was left out.'],
  ['=A1', 'Phone: a formula stands there; it was left out.'],
])('%s is left out', async (Phone, remark) => {
  expect(await read({ Phone })).toMatchObject({ phone: null, phoneKey: null, remarks: [remark] })
})

test('of several numbers the first is kept', async () => {
  expect(await read({ Phone: '512-555-0199 / 512-555-0100' })).toMatchObject({
    phone: '512-555-0199',
    remarks: ['Only one phone number is kept; left out: 512-555-0100.'],
  })
})

test('pages are kept as https addresses, from an address or a handle', async () => {
  const typed = {
    LinkedIn: 'www.linkedin.com/in/hugo',
    Instagram: '@hugo.l',
    Snapchat: 'hugo',
    TikTok: '@hugo',
    Facebook: 'http://facebook.com/hugo',
  }
  expect(await read(typed)).toMatchObject({
    linkedinUrl: 'https://www.linkedin.com/in/hugo',
    instagramUrl: 'https://www.instagram.com/hugo.l',
    snapchatUrl: 'https://www.snapchat.com/add/hugo',
    tiktokUrl: 'https://www.tiktok.com/@hugo',
    facebookUrl: 'https://facebook.com/hugo',
    remarks: [],
  })
  expect(await read({ LinkedIn: 'in/hugo-larsen/' })).toMatchObject({
    linkedinUrl: 'https://www.linkedin.com/in/hugo-larsen',
  })
  expect(await read({ LinkedIn: 'javascript:alert(1)' })).toMatchObject({
    linkedinUrl: null,
    remarks: ['“javascript:alert(1)” is no LinkedIn page; it was left out.'],
  })
})

test('websites are told by their host', async () => {
  const cells = {
    'Website 1 - Value': 'http://example.org/hugo',
    'Website 2 - Value': 'https://de.linkedin.com/in/hugo ::: tiktok.com/@h',
  }
  expect(await read(cells)).toMatchObject({
    linkedinUrl: 'https://de.linkedin.com/in/hugo',
    tiktokUrl: 'https://tiktok.com/@h',
    remarks: ['The page http://example.org/hugo was left out.'],
  })
  expect(await read({ Website: 'https://evil-linkedin.com/in/x' })).toMatchObject({ linkedinUrl: null })
})
