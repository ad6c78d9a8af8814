// What a home screen is told: the organisation's name where it fits, and icons that are there.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webManifest } from './web-manifest.ts'

const OWN = { name: 'Aerie', shortName: 'OSOP', logo: null }
const PUBLIC = new URL('../../../web/public', import.meta.url).pathname

test('the icons of Aerie are files of the site, one of them for screens that cut a shape', () => {
  const { icons, name, start_url } = webManifest(OWN)
  expect([name, start_url]).toEqual(['Aerie', '/'])
  for (const { src } of icons) expect(existsSync(PUBLIC + src), src).toBe(true)
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
})

test('a logo takes their place, under the address of what is in it', () => {
  const logo = { hash: 'a'.repeat(22), width: 9, height: 9, ground: 'any' } as const
  for (const { src } of webManifest({ ...OWN, logo }).icons) expect(src).toMatch(/^\/api\/logo\/a{22}\/\w+\.png$/)
})

test('a name without room below an icon is the short one there', () => {
  expect(webManifest({ ...OWN, name: 'The Order of the Open Sky' }).short_name).toBe('OSOP')
})
