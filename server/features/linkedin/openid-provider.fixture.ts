// A real OpenID provider for tests, which asks the one person it knows: in a browser, or by way of `walk`.
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'

export const CLIENT = { clientId: 'aerie', clientSecret: 'a secret between Aerie and LinkedIn' }

const PICTURE = new URL('../../demo/portraits/p01.webp', import.meta.url)

interface Options {
  /** As LinkedIn does it: knows no PKCE, and takes a verifier for a failed authentication. */
  manner: 'standard' | 'linkedin'
}

export async function startOpenidProvider({ manner }: Options = { manner: 'standard' }) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  // Another site than 127.0.0.1 in the eyes of a browser.
  const issuer = `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}`
  const person = { subject: 'w7Rook', locale: { country: 'CH', language: 'de' }, picture: `${issuer}/picture` }

  const provider = new Provider<Exchange>(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: ['http://127.0.0.1/api/linkedin/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'locale', 'picture'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for tests'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...person, email: 'somebody@linkedin.example' }),
    }),
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/ask/${uid}` },
  })
  // Which port the server has is not known beforehand.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => uri.endsWith('/api/linkedin/callback')
  if (manner === 'linkedin') provider.use(asLinkedinDoes)

  const serveProvider = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const [, uid, choice] = /^\/ask\/([^/]+)(?:\/(allow|cancel))?$/.exec(request.url ?? '') ?? []
    if (request.url === '/picture') createReadStream(PICTURE).pipe(response)
    else if (!uid) void serveProvider(request, response)
    else if (choice === 'allow') void allow(request, response)
    else if (choice) void provider.interactionFinished(request, response, { error: 'access_denied' })
    else response.setHeader('content-type', 'text/html').end(askingPage(uid))
  })

  async function allow(request: IncomingMessage, response: ServerResponse) {
    const accountId = person.subject
    const grant = new provider.Grant({ accountId, clientId: CLIENT.clientId })
    grant.addOIDCScope('openid profile email')
    const grantId = await grant.save()
    await provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } })
  }

  return {
    issuer,
    /** Who is signed in there; may be changed. */
    person,
    async stop() {
      server.closeAllConnections()
      if (server.listening) await once(server.close(), 'close')
    },
  }
}

const askingPage = (uid: string) =>
  `<!doctype html><title>LinkedIn</title><a href="/ask/${uid}/allow">Allow</a> <a href="/ask/${uid}/cancel">Cancel</a>`

interface Exchange {
  path: string
  body: Record<string, unknown>
  status: number
  oidc?: { body?: Record<string, unknown> }
}

async function asLinkedinDoes(ctx: Exchange, next: () => Promise<void>) {
  await next()
  if (ctx.path.startsWith('/.well-known/')) delete ctx.body.code_challenge_methods_supported
  if (ctx.path !== '/token' || !ctx.oidc?.body?.code_verifier) return
  ctx.status = 401
  ctx.body = { error: 'invalid_client', error_description: 'Client authentication failed' }
}

/** Goes to the provider as a browser of its own and answers the address it is sent back to. */
export async function walk(authUrl: string, choice: 'allow' | 'cancel' = 'allow') {
  const cookies = new Map<string, string>()
  let url = authUrl
  while (!url.includes('/api/linkedin/callback?')) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    url = next ? new URL(next, url).href : `${url}/${choice}`
    await response.body?.cancel()
  }
  return new URL(url)
}
