// Addresses of mail from all over the world: which are taken, in what form, and which sentence the others get.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emailAddress } from './values.ts'

const schema = emailAddress('Valid email is required')
const read = (typed: string) => {
  const { success, data, error } = z.safeParse(schema, typed)
  return success ? data : error.issues[0]?.message
}

test.each([
  ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['pyotr@пример.рф', 'pyotr@xn--e1afmkfd.xn--p1ai'],
  ['Pyotr@ПРИМЕР.РФ', 'pyotr@xn--e1afmkfd.xn--p1ai'],
  ['taro..hayashi.@example.jp', 'taro..hayashi.@example.jp'],
  ['.hanako-@example.jp', '.hanako-@example.jp'],
  ['quist&sons@example.org', 'quist&sons@example.org'],
  ["o'neill+aerie/1987@mail.example.co.uk", "o'neill+aerie/1987@mail.example.co.uk"],
  ["!#$%&'*+/=?^_`{|}~-@example.org", "!#$%&'*+/=?^_`{|}~-@example.org"],
  ['Hiro@例え.jp', 'hiro@xn--r8jz45g.jp'],
  ['hiro@例え。jp', 'hiro@xn--r8jz45g.jp'],
  ['ｈｉｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'hiro@example.jp'],
  ['jens@STRAẞE.example', 'jens@xn--strae-oqa.example'],
  ['jens@mu\u0308ller.example', 'jens@xn--mller-kva.example'],
  ['amina@مثال.إختبار', 'amina@xn--mgbh0fb.xn--kgbechtv'],
  ['li@例子.中国', 'li@xn--fsqu00a.xn--fiqs8s'],
  ['ravi@example.photography', 'ravi@example.photography'],
  ['ravi@1and1.example', 'ravi@1and1.example'],
  [' Ann.Lee@Example.ORG ', 'ann.lee@example.org'],
  ['\u00a0ann@example.org\u200b', 'ann@example.org'],
  ['\u202aann@example.org\u202c', 'ann@example.org'],
  ['mailto:ann@example.org', 'ann@example.org'],
  ['Ann Lee <ann@example.org>', 'ann@example.org'],
  ['ann@example.org.', 'ann@example.org'],
  ['ann@example.org,', 'ann@example.org'],
  [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
])('%s is kept as %s, however often it is read', (typed, address) => {
  expect(read(typed)).toBe(address)
  expect(read(address)).toBe(address)
})

test.each([
  'see notes',
  '',
  '@example.org',
  'ann@',
  'ann@example',
  'ann@localhost',
  'ann@[192.0.2.1]',
  'ann@192.0.2.1',
  'ann@example.o',
  'ann@example..org',
  'ann@.example.org',
  'ann@-example.org',
  'ann@example-.org',
  'ann@exam ple.org',
  'ann lee@example.org',
  'ann@lee@example.org',
  'ann@example.org/lee',
  'ann@пример.рф/lee',
  'ann@пример.рф:25',
  'ann@xn--e1afmkfd-.org',
  '“ann”@example.org',
  'ann,lee@example.org',
  'ann(lee)@example.org',
  'ann\r\nBcc: all@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ann@${'a'.repeat(64)}.org`,
  `ann@${'a.'.repeat(125)}org`,
])('%s is none', (typed) => {
  expect(read(typed)).toBe('Valid email is required')
})

test.each([
  ['jörg@example.org', 'ö'],
  ['jo\u0308rg@example.org', 'ö'],
  ['Иван@example.org', 'и'],
  ['josé.núñez@example.es', 'é'],
  ['花子@example.jp', '花'],
  ['søren@пример.рф', 'ø'],
])('%s is one to which no mail can be sent, because of its %s', (typed, letter) => {
  expect(read(typed)).toBe(`Aerie cannot send mail to addresses with letters such as “${letter}” before the @.`)
})
