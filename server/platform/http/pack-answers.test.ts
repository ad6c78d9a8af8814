// What is packed comes out as it went in, for those who take it packed.
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { packAnswers } from './pack-answers.ts'

const app = Fastify()
packAnswers(app)
app.get('/:length', (request) => 'é'.repeat(Number((request.params as { length: string }).length)))
app.get('/packed', async (_request, reply) => reply.header('content-encoding', 'br').send('x'.repeat(9_000)))
app.get('/bytes', async (_request, reply) => reply.send(Buffer.alloc(9_000)))

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

test.each([4_096, 200_000])('%i characters', async (length) => {
  const { headers, rawPayload } = await app.inject({ url: `/${length}`, headers: BROWSER })
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding'])
  expect(Number(headers['content-length'])).toBe(rawPayload.length)
  expect(gunzipSync(rawPayload).toString()).toBe('é'.repeat(length))
})

test.each(['/4095', '/packed', '/bytes'])('%s goes as it is', async (url) => {
  const { headers } = await app.inject({ url, headers: BROWSER })
  expect(headers['content-encoding']).not.toBe('gzip')
})

test('so does what is asked for without gzip, and says that it depends on that', async () => {
  const { headers, body } = await app.inject({ url: '/5000' })
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding'])
  expect(body).toBe('é'.repeat(5_000))
})
