// Addresses of pages elsewhere are shown as the handles people know each other by.
import { expect, test } from 'vitest'
import { socialLinksOf } from './social-links.ts'

const NONE = { linkedinUrl: null, instagramUrl: null, snapchatUrl: null, facebookUrl: null, tiktokUrl: null }

test('every site shows its handle, in the same order always', () => {
  const links = socialLinksOf({
    tiktokUrl: 'https://www.tiktok.com/@rook.letters',
    linkedinUrl: 'https://www.linkedin.com/in/rookfairweather/',
    instagramUrl: 'https://www.instagram.com/rook.letters',
    snapchatUrl: 'https://www.snapchat.com/add/rookf',
    facebookUrl: 'https://www.facebook.com/callum.fairweather?ref=1',
  })
  expect(links.map(({ site, handle }) => [site, handle])).toEqual([
    ['LinkedIn', 'rookfairweather'],
    ['Instagram', '@rook.letters'],
    ['Snapchat', '@rookf'],
    ['Facebook', 'callum.fairweather'],
    ['TikTok', '@rook.letters'],
  ])
})

test('an address without a handle shows what it has', () => {
  const handleOf = (facebookUrl: string) => socialLinksOf({ ...NONE, facebookUrl })[0]?.handle
  expect(handleOf('https://www.facebook.com/profile.php?id=100042')).toBe('100042')
  expect(handleOf('https://www.facebook.com/')).toBe('facebook.com')
  expect(handleOf('https://www.facebook.com/j%C3%B8rgen')).toBe('jørgen')
  expect(handleOf('https://www.facebook.com/100%')).toBe('100%')
})

test('what is no address on the web is shown and leads nowhere', () => {
  expect(socialLinksOf({ ...NONE, instagramUrl: 'rook.letters' })).toEqual([
    { site: 'Instagram', handle: 'rook.letters', url: null },
  ])
  expect(socialLinksOf({ ...NONE, linkedinUrl: 'javascript:alert(1)' })[0]?.url).toBeNull()
})

test('what was kept of another site, before that was refused, leads nowhere', () => {
  const kept = 'https://linkedin.com@evil.example/in/rook'
  expect(socialLinksOf({ ...NONE, linkedinUrl: kept })).toEqual([{ site: 'LinkedIn', handle: kept, url: null }])
})

test('nothing is shown of what was not given', () => {
  expect(socialLinksOf({ ...NONE, tiktokUrl: '' })).toEqual([])
})
