// The images of news over HTTP: made in all sizes, seen by whom the item is for, and refused when they are none.

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { news } from '@aerie/contract/news'
import { LARGEST_NEWS_IMAGE, newsImageSrcSet } from '@aerie/contract/news-values'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withImageAt } from '#platform/http/public-image.ts'
import { claiming, describeImage, noisy, plain } from '#platform/pictures/picture.fixture.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let julian: Awaited<ReturnType<World['as']>>
const cookies: Record<string, string> = {}
beforeAll(async () => {
  world = await openWorld()
  julian = await world.as('julian')
  for (const who of ['rook', 'julian'] as const) cookies[who] = await world.cookieOf(who)
})
afterAll(() => world.close())

const upload = (content: Uint8Array, name = 'photo.jpg') =>
  julian(news.uploadImage, { form: { file: { field: 'image', name, content: new Uint8Array(content) } } })
const get = (who: 'rook' | 'julian', url: string) => world.app.inject({ url, headers: { cookie: cookies[who] ?? '' } })
const DRAFT = { title: 'The ridge', body: 'Before light.' }

test('is served in every size to whom its item is for, and goes when nothing uses it', async () => {
  const { status, body: image } = await upload(await noisy(2000, 1000).jpeg().toBuffer())
  expect([status, image.width, image.height]).toEqual([200, 1600, 800])
  const draft = (await julian(news.create, { body: { ...DRAFT, imageUrl: image.url, imageAlt: 'A ridge' } })).body
  expect(draft).toMatchObject({
    imageUrl: image.url,
    imageAlt: 'A ridge',
    imageSize: { width: 1600, height: 800 },
    imageHash: image.hash,
  })
  expect((await get('rook', image.url)).statusCode).toBe(404)
  expect((await world.app.inject({ url: image.url })).statusCode).toBe(401)
  const of = { params: { newsId: String(draft.id) } }
  await julian(news.publish, { ...of, body: {} })
  for (const one of newsImageSrcSet(image.url).split(', ')) {
    const [url = '', width] = one.split(' ')
    const { statusCode, rawPayload } = await get('rook', url)
    expect([statusCode, `${(await describeImage(rawPayload)).width}w`]).toEqual([200, width])
  }
  expect((await get('rook', image.url.replace('.webp', '-481.webp'))).statusCode).toBe(404)
  await julian(news.save, { ...of, body: DRAFT })
  expect((await get('rook', image.url)).statusCode).toBe(404)
  await sql`update news_images set uploaded_at = uploaded_at - interval '2 days'`.execute(world.db)
  await sql`update jobs set run_at = now() where kind = 'remove-unused-news-images'`.execute(world.db)
  await world.work()
  expect((await get('julian', image.url)).statusCode).toBe(404)
  expect((await julian(news.create, { body: { ...DRAFT, imageUrl: image.url } })).problem.detail).toBe(
    'This image is no longer here. Please select it again.',
  )
})

test.each([
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Please select an image file.'],
  ['text', async () => Buffer.from('not at all'), 'Please select an image file.'],
  ['nothing', async () => Buffer.alloc(0), 'Please select an image file.'],
  ['40 megapixels', () => claiming(8000, 5000), 'million pixels'],
])('refuses %s with a sentence', async (_what, make, sentence) => {
  const { status, problem } = await upload(await make())
  expect(status).toBe(400)
  expect(problem.detail).toContain(sentence)
})

test('refuses what is larger than 10 MB', async () => {
  const { status, problem } = await upload(Buffer.alloc(10 * 1_048_576 + 1))
  expect([status, problem.detail]).toEqual([413, 'Please select an image smaller than 10MB.'])
})

test('an address is fetched from the public internet alone', async () => {
  const picture = await plain(64, 48).png().toBuffer()
  const server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: '/here' }).end()
    else response.writeHead(request.url === '/here' ? 200 : 404).end(picture)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const inside = await julian(news.create, { body: { ...DRAFT, imageUrl: `${site}/here` } })
    expect([inside.status, inside.problem.errors?.[0]?.path]).toEqual([400, 'imageUrl'])
    const wanted = (url: string) => ({ url, field: 'imageUrl', largest: LARGEST_NEWS_IMAGE, tooLarge: 'Too large.' })
    const fetched = (url: string) =>
      withImageAt(
        wanted(url),
        (file) => readFile(file),
        () => true,
      )
    expect(await fetched(`${site}/away`)).toEqual(picture)
    await expect(fetched(`${site}/gone`)).rejects.toThrow('No picture could be fetched')
    await expect(withImageAt(wanted(`${site}/here`), readFile)).rejects.toThrow('No picture could be fetched')
  } finally {
    server.close()
  }
})
