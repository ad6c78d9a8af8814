// An e-mail says the same as text and as HTML, and nothing in it can become markup.
import { expect, test } from 'vitest'
import { markup } from '../markup.ts'
import { type Email, writeEmail } from './email.ts'

const EMAIL: Email = {
  to: 'arne@example.org',
  subject: 'Choose a new password',
  greeting: 'Dear Arne,',
  paragraphs: ['You asked for a new password.', 'First line\nsecond line'],
  action: { label: 'Choose a new password', url: 'https://example.org/reset-password/c0de?from=mail&to=you' },
  closing: 'In brotherhood,\nthe board',
  organisation: 'Order of the Osprey',
  logo: null,
}

/** The words of a page, as a reader sees them. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .join(' ')

test('the text stands for itself', () => {
  expect(writeEmail(EMAIL).text).toBe(`Dear Arne,

You asked for a new password.

First line
second line

Choose a new password:
https://example.org/reset-password/c0de?from=mail&to=you

In brotherhood,
the board

-- 
Order of the Osprey
This mail was sent to arne@example.org.
`)
})

test('the page says all of it too, and leads to the same address', () => {
  const { html, to, subject } = writeEmail(EMAIL)
  expect({ to, subject }).toEqual({ to: EMAIL.to, subject: EMAIL.subject })
  const words = wordsOf(html)
  for (const part of [
    'Order of the Osprey',
    'Dear Arne,',
    'You asked for a new password.',
    'First line second line',
    'In brotherhood, the board',
    'This mail was sent to arne@example.org.',
    'https://example.org/reset-password/c0de?from=mail&to=you',
  ]) {
    expect(words).toContain(part)
  }
  expect(html).toContain('href="https://example.org/reset-password/c0de?from=mail&amp;to=you"')
  expect(html).toContain('First line<br>second line')
})

test('an e-mail that asks for nothing has no link', () => {
  const { action: _, ...news } = EMAIL
  const mail = writeEmail(news)
  expect(mail.html).not.toContain('<a ')
  expect(mail.text).not.toContain('https://')
})

test('the unsubscribe link stands in the foot, and its address for mail programs beside the e-mail', () => {
  const unsubscribe = {
    label: 'End these letters',
    url: 'https://a.example/u/1?a=1&b',
    oneClickUrl: 'https://a.example/1',
  }
  const mail = writeEmail({ ...EMAIL, id: 'letter-7', unsubscribe })
  expect(mail).toMatchObject({ id: 'letter-7', unsubscribeUrl: 'https://a.example/1' })
  expect(mail.text).toMatch(/arne@example\.org\.\nEnd these letters: https:\/\/a\.example\/u\/1\?a=1&b\n$/)
  expect(mail.html).toContain('<a href="https://a.example/u/1?a=1&amp;b" style="color:#865617">End these letters</a>')
  expect(writeEmail(EMAIL)).not.toHaveProperty('unsubscribeUrl')
})

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style></title><b>',
  '&lt;already&gt; & more',
  '$& $1 `` \\u003c',
])('shows %j as it is, wherever it stands', (name) => {
  const plain = writeEmail({ ...EMAIL, action: { label: 'x', url: 'x' } })
  const odd = writeEmail({
    to: name,
    subject: name,
    greeting: name,
    paragraphs: [name, 'x'],
    action: { label: name, url: name },
    closing: name,
    organisation: name,
    logo: null,
  })
  const tags = (html: string) => html.match(/<\/?[a-z!][a-z0-9]*/gi)?.filter((tag) => tag !== '<br')
  expect(tags(odd.html)).toEqual(tags(plain.html))
  expect(odd.html).not.toContain(name)
  expect(odd.text.split(name)).toHaveLength(8)
})

test.each(['مرحبا يا أخي', 'שלום אח', '兄弟の皆様', 'Ærø & Þórr'])('keeps the script of %s', (greeting) => {
  const mail = writeEmail({ ...EMAIL, greeting })
  expect(mail.text).toContain(greeting)
  expect(wordsOf(mail.html)).toContain(greeting)
})

test('markup escapes texts, keeps markup, and joins lists of it', () => {
  const items = ['a & b', '<c>'].map((text) => markup`<li title="${text}">${text}</li>`)
  expect(markup`<ul>${items}</ul>${"'"}`.html).toBe(
    '<ul><li title="a &amp; b">a &amp; b</li><li title="&lt;c&gt;">&lt;c&gt;</li></ul>&#39;',
  )
})

test('a logo stands over the name in half its size, and comes with the mail', () => {
  const logo = Buffer.alloc(24)
  logo.writeUInt32BE(300, 16)
  logo.writeUInt32BE(112, 20)
  const mail = writeEmail({ ...EMAIL, organisation: 'A "B"', logo })
  expect(mail.logo).toBe(logo)
  expect(mail.html).toContain('<img src="cid:logo@aerie" alt="A &quot;B&quot;" width="150" height="56"')
  expect(writeEmail(EMAIL)).not.toHaveProperty('logo')
  expect(writeEmail(EMAIL).html).not.toContain('<img')
})
