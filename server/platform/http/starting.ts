// What is answered while Aerie starts: a page that opens by itself, and to calls that they come again.
import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { health } from '@aerie/contract/health'
import { Refusal } from '../errors.ts'
import { problemOf } from './problems.ts'

const RETRY_AFTER_S = 2

const STYLE = `
:root { color-scheme: dark light; --bg: #0b1013; --ink: #efe9dc; --ink-2: #c0baae; --foil: #dbb471 }
@media (prefers-color-scheme: light) { :root { --bg: #f3ede2; --ink: #1a2128; --ink-2: #404950; --foil: #865617 } }
body { display: grid; place-content: center; justify-items: center; min-height: 100vh; margin: 0; padding: 24px; box-sizing: border-box; text-align: center; background: var(--bg); color: var(--ink-2); font: 1rem/1.5 system-ui, sans-serif }
svg { width: 48px; height: 48px; color: var(--foil) }
h1 { margin: 28px 0 8px; font: 400 2rem/1.2 Georgia, serif; color: var(--ink) }
p { margin: 0; max-width: 26em }
`

/** A page of before comes back as it was; what is no answer at all is asked again as well. */
const SCRIPT = `
const look = () => fetch('${health.check.path}', { cache: 'no-store' })
  .then((answer) => answer.json())
  .then(({ status }) => status !== 'starting' && location.reload(), () => {})
setInterval(look, ${RETRY_AFTER_S * 1000})
`

const WING =
  'M4.2 1.8C2.5 4.4 1.5 7.2 1.5 10c0 5.4 3.5 9.7 9.85 12.4V10.8c0-4.8-2.7-7.8-7.15-9ZM7.7 8.7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Aerie is starting …</title><style>${STYLE}</style>
<noscript><meta http-equiv="refresh" content="5"></noscript></head>
<body><main><svg viewBox="0 0 24 24" fill="currentColor" fill-rule="evenodd" aria-hidden="true"><path d="${WING}"/><path d="${WING}" transform="matrix(-1 0 0 1 24 0)"/></svg>
<h1>Aerie is starting …</h1><p>This page opens by itself in a moment.</p></main><script>${SCRIPT}</script></body></html>`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const HEADERS = {
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER_S),
  // The next request finds whoever answers by then.
  connection: 'close',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    `script-src ${hashOf(SCRIPT)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const { headers: ofProblem, body: problem } = problemOf(
  new Refusal('unavailable', 'Aerie is starting. Please try again in a moment.', { retryAfter: RETRY_AFTER_S }),
)

export const answerStarting: RequestListener = ({ url = '' }, response) => {
  const path = url.split('?')[0]
  if (path === health.check.path)
    response
      .writeHead(503, { ...HEADERS, 'content-type': 'application/json' })
      .end(JSON.stringify({ status: 'starting' }))
  else if (url.startsWith('/api/')) response.writeHead(503, { ...HEADERS, ...ofProblem }).end(problem)
  else response.writeHead(503, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
}
