// A logo is made of pictures and drawings alike, and what is hostile is refused with a sentence or drawn without what it asked for.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BLUE, claiming, colourAt, describeImage, distance, plain, RED } from './picture.fixture.ts'
import { type LogoPictures, openPictures, type Pictures } from './pictures.ts'

let folder: string
let pictures: Pictures
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-logo-'))
  pictures = openPictures({ timeoutMs: 120_000 })
})
afterAll(async () => {
  pictures.close()
  await rm(folder, { recursive: true })
})

async function logoOf(content: string | Uint8Array) {
  const file = join(folder, 'logo')
  await writeFile(file, content)
  return pictures.makeLogo({ file, memberId: null })
}

const HEAD = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inner: string, size = 'width="400" height="200"') => `<svg ${HEAD} ${size}>${inner}</svg>`
const ink = (colour: string) => svg(`<circle cx="100" cy="100" r="90" fill="${colour}"/>`)
const file = ({ files }: LogoPictures, shape: string) => {
  const found = files.find((one) => one.shape === shape)
  if (!found) throw new Error(`There is no ${shape}`)
  return found.bytes
}

test('a drawing becomes pictures in all shapes, as large as they are shown and cut to what is seen', async () => {
  const logo = await logoOf(
    svg('<rect x="100" y="50" width="200" height="50" fill="#aa3c3c"/>', 'viewBox="0 0 400 200"'),
  )
  expect(logo).toMatchObject({ ground: 'any' })
  expect(logo.width / logo.height).toBeCloseTo(4, 1)
  const sizes = await Promise.all(
    logo.files.map(async ({ shape, bytes }) => {
      const { format, width, height } = await describeImage(bytes)
      return [shape, format, Math.max(width, height)]
    }),
  )
  expect(sizes).toEqual([
    ['small', 'webp', 256],
    ['large', 'webp', logo.width],
    ['paper', 'png', logo.width],
    ['mail', 'png', Math.max(logo.width, 448) === logo.width ? expect.any(Number) : logo.width],
    ['icon', 'png', 96],
    ['touch', 'png', 180],
    ['app', 'png', 512],
    ['maskable', 'png', 512],
  ])
  expect(distance(await colourAt(file(logo, 'large'), 0.5, 0.5), RED)).toBeLessThan(8)
})

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s is read too', async (format) => {
  const logo = await logoOf(await plain(600, 300, BLUE).toFormat(format).toBuffer())
  expect(logo).toMatchObject({ width: 600, height: 300, ground: 'any' })
  expect(distance(await colourAt(file(logo, 'large'), 0.5, 0.5), BLUE)).toBeLessThan(12)
})

test('dark letters ask for a light ground, light ones for a dark one, and bring it where nobody knows the ground', async () => {
  const dark = await logoOf(ink('#101820'))
  const light = await logoOf(ink('#ffffff'))
  expect([dark.ground, light.ground, (await logoOf(ink('#b07a30'))).ground]).toEqual(['light', 'dark', 'any'])
  for (const shape of ['paper', 'mail', 'icon', 'touch', 'app', 'maskable']) {
    expect((await colourAt(file(dark, shape), 0.01, 0.01))[0], shape).toBeGreaterThan(240)
    expect((await colourAt(file(light, shape), 0.01, 0.01))[0], shape).toBeLessThan(40)
  }
})

const NOT_DRAWN = 'This drawing cannot be drawn here'
const bomb = Array.from({ length: 12 }, (_, i) =>
  i === 0 ? '<!ENTITY a0 "lol">' : `<!ENTITY a${i} "${`&a${i - 1};`.repeat(10)}">`,
).join('')
const nest = Array.from({ length: 12 }, (_, i) =>
  i === 0
    ? '<g id="g0"><rect width="1" height="1"/></g>'
    : `<g id="g${i}">${`<use xlink:href="#g${i - 1}"/>`.repeat(10)}</g>`,
).join('')

test.each([
  ['an entity bomb', `<!DOCTYPE svg [${bomb}]>${svg('<text y="20">&a11;</text>')}`, 'Please select an image file.'],
  [
    'a file as an entity',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
    'Please select an image file.',
  ],
  ['an entity nobody declared', svg('<text y="20">&x;</text>'), NOT_DRAWN],
  ['a billion squares', svg(`<defs>${nest}</defs><use xlink:href="#g11"/>`), ''],
  ['100,000 groups in each other', svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`), NOT_DRAWN],
  ['one that breaks off', svg('<rect width="9" height="9"/>').slice(0, -9), 'damaged or incomplete'],
  ['a comment without an end', svg('<!-- '), 'This drawing is damaged or incomplete'],
  ['nothing that is seen', svg('<rect width="9" height="9" fill="none"/>'), 'Nothing can be seen'],
  ['a thread', svg('<rect width="400" height="10"/>'), 'more than 8 times as long'],
  ['a billion pixels each way', svg('<rect width="9" height="9"/>', 'width="1e9" height="1e9"'), NOT_DRAWN],
  ['no size at all', svg('<rect width="9" height="9"/>', 'width="0" height="0"'), NOT_DRAWN],
  ['text', 'not at all', 'Please select an image file.'],
  ['a page', '<!doctype html><html><svg/></html>', 'Please select an image file.'],
  ['nothing', '', 'Please select an image file.'],
])('%s is refused with a sentence', async (_what, content, sentence) => {
  await expect(logoOf(content)).rejects.toMatchObject({ code: 'not_valid', message: expect.stringContaining(sentence) })
})

test('a bomb of pixels and a picture that breaks off are refused', async () => {
  await expect(logoOf(await claiming(8000, 6000))).rejects.toThrow('million pixels')
  const png = await plain(600, 300).png().toBuffer()
  await expect(logoOf(png.subarray(0, png.length / 2))).rejects.toThrow('damaged or incomplete')
})

const SQUARE = '<rect width="50" height="50" fill="#aa3c3c"/>'

test.each([
  ['scripts', `<script>throw 1</script><g onload="x()">${SQUARE}</g>`],
  ['a picture of this machine', `${SQUARE}<image x="100" width="90" height="90" xlink:href="file:///etc/hostname"/>`],
  ['a picture elsewhere', `${SQUARE}<image x="100" width="90" height="90" xlink:href="http://127.0.0.1:9/a.png"/>`],
  [
    'text of this machine',
    `${SQUARE}<text y="150"><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" parse="text" href="file:///etc/passwd"/></text>`,
  ],
  ['a style from elsewhere', `<style>@import url(http://127.0.0.1:9/a.css);</style>${SQUARE}`],
  [
    'HTML',
    `${SQUARE}<foreignObject width="400" height="200"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>`,
  ],
])('of a drawing with %s only what it draws itself is there', async (_what, inner) => {
  const { width, height } = await logoOf(svg(inner))
  expect(width).toBe(height)
})

test('one that says to be 100,000 pixels each way is drawn as large as it is shown', async () => {
  const logo = await logoOf(
    svg('<rect width="90000" height="90000" fill="#aa3c3c"/>', 'width="100000" height="100000"'),
  )
  expect(Math.max(logo.width, logo.height)).toBeLessThan(769)
})

test('after a drawing no other picture is read as one', async () => {
  await logoOf(svg(SQUARE))
  const drawing = join(folder, 'drawing.svg')
  await writeFile(drawing, svg(SQUARE))
  await expect(pictures.makePortrait({ file: drawing, crop: null, memberId: null })).rejects.toThrow(
    'Please select an image file.',
  )
})
