// Addresses are shown as their owners write them, and are read back as they are kept.
import { mailAddressOr } from '@aerie/contract/mail-address'
import { expect, test } from 'vitest'
import { readableAddress } from './readable-address.ts'

test.each([
  ['pyotr@xn--e1afmkfd.xn--p1ai', 'pyotr@пример.рф'],
  ['hiro@xn--r8jz45g.jp', 'hiro@例え.jp'],
  ['jens@mail.xn--mller-kva.example', 'jens@mail.müller.example'],
  ['amina@xn--mgbh0fb.xn--kgbechtv', 'amina@مثال.إختبار'],
  ['quist&sons@example.org', 'quist&sons@example.org'],
  ['xn--e1afmkfd@example.org', 'xn--e1afmkfd@example.org'],
])('%s is shown as %s', (kept, shown) => {
  expect(readableAddress(kept)).toBe(shown)
  expect(mailAddressOr(shown)).toBe(kept)
})

test('one that cannot be read is shown as it is', () => {
  expect(readableAddress('ann@xn--99999999999.example')).toBe('ann@xn--99999999999.example')
})
