// Sends a roster to the server's import, as a form in a browser does.
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import type { Client } from './client.ts'

const BOUNDARY = 'aerie-bench'

export const importRoster = (client: Client, cookie: string, file: string) =>
  client.send('/api/members/import', {
    method: 'POST',
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Readable.from(form(file)),
  })

async function* form(file: string) {
  yield `--${BOUNDARY}\r\ncontent-disposition: form-data; name="csv"; filename="${basename(file)}"\r\n`
  yield 'content-type: text/csv\r\n\r\n'
  yield* createReadStream(file)
  yield `\r\n--${BOUNDARY}--\r\n`
}
