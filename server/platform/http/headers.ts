// Security headers of every response, and how requests are logged.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

export const POLICY_HEADER = 'content-security-policy'

const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  // A chosen video is tried by the browser itself, and gives its still.
  'media-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** What Google's maps need besides, as Google's guide to content security policies has it. */
const GOOGLE = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com'
const GOOGLE_POLICY = {
  ...POLICY,
  'script-src': `${POLICY['script-src']} ${GOOGLE} blob:`,
  // Google's script writes style elements of its own.
  'style-src': `${POLICY['style-src']} 'unsafe-inline' https://fonts.googleapis.com`,
  'img-src': `${POLICY['img-src']} ${GOOGLE} https://*.googleusercontent.com https://*.ggpht.com`,
  'connect-src': `'self' ${GOOGLE} data: blob:`,
  'font-src': "'self' https://fonts.gstatic.com",
  'frame-src': 'https://*.google.com',
  'worker-src': "'self' blob:",
}

/** No script but our own files, nobody may frame us, and addresses that carry a link's secret are never passed on. */
const SAFETY = {
  [POLICY_HEADER]: written(POLICY),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
/** Google checks the site its key is used from, so the origin is sent. */
const SAFETY_WITH_GOOGLE = {
  ...SAFETY,
  [POLICY_HEADER]: written(GOOGLE_POLICY),
  'referrer-policy': 'strict-origin',
}

function written(policy: Record<string, string>) {
  return Object.entries(policy)
    .map(([what, from]) => `${what} ${from}`)
    .join('; ')
}

interface Site {
  googleMaps: boolean
  /** Whether members reach it by https. */
  isSecure: boolean
}

type Safety = Record<string, string> & { [POLICY_HEADER]: string }

/** What every answer carries. */
export const safetyHeaders = ({ googleMaps, isSecure }: Site): Safety => ({
  ...(googleMaps ? SAFETY_WITH_GOOGLE : SAFETY),
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
})

export function setHeaders(app: FastifyInstance, safety: Record<string, string>) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    // A file that somebody uploaded brings a stricter policy of its own.
    const own = reply.getHeader(POLICY_HEADER)
    reply.headers(safety).header('x-request-id', request.id)
    if (own) reply.header(POLICY_HEADER, own)
    // A keep-alive connection would delay the shutdown.
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
}

/** One line per request: the route's pattern instead of its address, without names, addresses or devices. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const { statusCode: status, elapsedTime: ms } = reply
    logRequest(request.log, { method, route: routeOptions.url ?? 'unknown', status, ms })
    done()
  })
}

interface Logged {
  /** Where the log does not have it already. */
  reqId?: string
  method: string
  route: string
  status: number
  ms: number
}

export const logRequest = (log: FastifyBaseLogger, { ms, ...request }: Logged) =>
  log.info({ ...request, ms: Math.round(ms * 10) / 10 }, 'request')
