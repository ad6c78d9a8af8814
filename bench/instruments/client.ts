// Sends requests over connections that stay open, as browsers and balancers do.
import * as http from 'node:http'
import * as https from 'node:https'

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

interface Sent {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: string | Buffer | NodeJS.ReadableStream
}

export interface Client {
  send(path: string, sent?: Sent): Promise<Answer>
  close(): void
}

/** What a browser sends with every call of a page. */
export const BROWSER_HEADERS = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
  'sec-ch-ua': '"Chromium";v="150", "Not)A;Brand";v="24"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
}

/** No answer began. */
export class BrokenConnection extends Error {
  readonly code: string | undefined
  /** Whether the connection had served another call before. */
  readonly isReused: boolean
  constructor(cause: NodeJS.ErrnoException, isReused: boolean) {
    super(cause.message, { cause })
    this.code = cause.code
    this.isReused = isReused
  }
}

/** The page that a browser would call from is `address` itself. */
export function openClient(address: string): Client {
  const { Agent, request } = address.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true })
  return {
    send: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const call = request(`${address}${path}`, { agent, method, headers: { origin: address, ...headers } })
        call.once('error', (error) => reject(new BrokenConnection(error, call.reusedSocket)))
        call.once('response', (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('error', reject)
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
          )
        })
        if (typeof body === 'object' && 'pipe' in body) body.pipe(call)
        else call.end(body)
      }),
    close: () => agent.destroy(),
  }
}

export class UnexpectedStatus extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Throws an UnexpectedStatus unless the server answered with `status`. */
export async function expectStatus(status: number, answering: Promise<Answer>): Promise<Answer> {
  const answer = await answering
  if (answer.status !== status)
    throw new UnexpectedStatus(answer.status, `${answer.status} instead of ${status}: ${answer.body.subarray(0, 300)}`)
  return answer
}

/** Signs in and answers the cookie of the new session. */
export async function signIn(client: Client, identifier: string, password: string): Promise<string> {
  const { headers } = await expectStatus(
    200,
    client.send('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier, password }),
    }),
  )
  return String(headers['set-cookie']?.[0]).split(';')[0] ?? ''
}
