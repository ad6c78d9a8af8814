// A link to a page elsewhere leads to its site and nowhere else.
import { expect, test } from 'vitest'
import { siteOf, socialAddress } from './social-links.ts'

test.each([
  ['https://www.linkedin.com/in/rook', 'https://www.linkedin.com/in/rook'],
  ['http://de.linkedin.com/in/rook', 'https://de.linkedin.com/in/rook'],
  ['LinkedIn.com/in/rook', 'https://LinkedIn.com/in/rook'],
  ['https://linkedin.com', 'https://linkedin.com'],
  ['in/rook', 'https://www.linkedin.com/in/rook'],
  ['evil.example', 'https://www.linkedin.com/in/evil.example'],
])('%s is the page %s', (typed, address) => {
  expect(socialAddress('linkedinUrl', typed)).toBe(address)
})

test.each([
  'https://evil.example/in/rook',
  'https://linkedin.com.evil.example/in/rook',
  'https://evil-linkedin.com/in/rook',
  'https://linkedin.com@evil.example/in/rook',
  'https://rook@linkedin.com/in/rook',
  'https://rook:secret@www.linkedin.com/in/rook',
  'https://www.linkedin.com:8443/in/rook',
  'https://linkedin.com\\@evil.example/in/rook',
  'https://www.instagram.com/rook',
  'javascript:alert(1)',
])('%s is no page there', (typed) => {
  expect(socialAddress('linkedinUrl', typed)).toBeNull()
  expect(siteOf(typed)).not.toBe('linkedinUrl')
})
