// A server on this machine that answers searches and posters as TMDB documents them, and remembers what it was asked.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJoIn0.signature'
export const KEY = '0123456789abcdef0123456789abcdef'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const DUNE = {
  page: 1,
  results: [
    {
      adult: false,
      id: 438631,
      title: 'Dune',
      original_title: 'Dune',
      media_type: 'movie',
      poster_path: '/d5NXSklXo0qyIYkgV94XAgMIckC.jpg',
      overview: 'Paul Atreides travels to the most dangerous planet.',
      release_date: '2021-09-15',
    },
    { id: 10780, name: 'Dune', media_type: 'tv', poster_path: null, overview: '', first_air_date: '2000-12-03' },
    { id: 1, name: 'Dune Somebody', media_type: 'person', known_for: [] },
    { id: 2, title: 'Dune 1984', media_type: 'movie', poster_path: '/../../etc/x.jpg', overview: '', release_date: '' },
  ],
  total_pages: 1,
  total_results: 4,
}

export const POSTER = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(9_000, 7)])

const json =
  (status: number, body: unknown, headers = {}): Answer =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...headers })
      .end(JSON.stringify(body))

export const silence: Answer = () => {}
export const tooMany = json(429, { success: false, status_code: 25 }, { 'retry-after': '30' })
export const broken = json(500, { success: false, status_code: 11 })
export const bytes =
  (content: Uint8Array, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'image/jpeg' }).end(content)

export async function openFakeTmdb() {
  const asked: string[] = []
  const answers = { search: json(200, DUNE), poster: bytes(POSTER) }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://tmdb')
    asked.push(pathname === '/3/search/multi' ? `search ${searchParams.get('query')}` : pathname)
    if (!pathname.startsWith('/3/')) return answers.poster(request, response)
    const hasKey = request.headers.authorization === `Bearer ${TOKEN}` || searchParams.get('api_key') === KEY
    const refused = json(401, { success: false, status_code: 7 })
    return (hasKey ? answers.search : refused)(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    answers,
    config: { apiKey: TOKEN, url, imageUrl: url },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
