// Addresses, numbers and pages: what is taken, put into form, left out or refused.
import { expect, test } from 'vitest'
import { readRow, refused, taken } from '../reading/roster.fixture.ts'

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
])('%s is refused', async (Email) => {
  expect(refused(await readRow({ Name: 'Hugo Larsen', Email }))).toBe(`“${Email}” is not an e-mail address.`)
})

test('to an address with letters beyond ASCII before the @ no mail is sent, which is said', async () => {
  const sentence = 'Aerie cannot send mail to addresses with letters such as “ö” before the @.'
  expect(refused(await readRow({ Name: 'Jörg Brandt', Email: 'jörg@example.org' }))).toBe(sentence)
  expect(await read({ Email: 'jörg@example.org, joerg@example.org' })).toMatchObject({
    email: 'joerg@example.org',
    remarks: [sentence],
  })
})

test.each<[string, string, string | null]>([
  ['0171 1234567', 'Germany', '+491711234567'],
  ['0171 1234567', '', null],
  ['0049 171 1234567', '', '+491711234567'],
  ['098765 43210', 'India', '+919876543210'],
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
