// A form for one file: two in it are refused with a sentence, whichever form it is.
import { avatars } from '@aerie/contract/avatars'
import { documents } from '@aerie/contract/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIGIN } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test.each([avatars.upload, documents.upload])('two files are one too many for $path', async ({ path, file = '' }) => {
  const form = new FormData()
  for (const name of ['first.txt', 'second.txt']) form.append(file, new Blob(['lake']), name)
  const encoded = new Response(form)
  const answer = await world.app.inject({
    method: 'POST',
    url: path,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      ...ORIGIN,
      cookie: await world.cookieOf('rook'),
      'content-type': encoded.headers.get('content-type') ?? '',
    },
  })
  expect([answer.statusCode, answer.json().detail]).toEqual([400, 'Please send exactly one file.'])
})
