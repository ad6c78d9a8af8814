// LinkedIn as an OpenID provider: its configuration, the authorisation request, and the account that signed in.
import type { Configuration } from 'openid-client'
import { randomSecret } from '#platform/secrets/codes.ts'

/** Seconds that any one answer may take. */
const LONGEST_WAIT = 10

export interface LinkedinConfig {
  clientId: string
  clientSecret: string
  issuer: string
  /** Where the server is reached, without a slash at the end. */
  publicUrl: () => string
}

/** The secrets of one attempt to connect. */
export interface Attempt {
  state: string
  nonce: string
  /** Of PKCE: what is sent first is only its hash. */
  verifier: string
}

interface Identity {
  /** LinkedIn's id of the account. */
  subject: string
  /** ISO 3166-1, two letters. */
  country: string | null
  /** The address of his picture. */
  picture: string | null
}

export interface Linkedin {
  /** The page at LinkedIn that asks the member. */
  askAt(attempt: Attempt): Promise<string>
  /** Who the member is there, by what the browser brought back; throws when that is not what this attempt began. */
  identify(answer: Record<string, string>, attempt: Attempt): Promise<Identity>
}

export const newAttempt = (): Attempt => ({
  state: randomSecret(),
  nonce: randomSecret(),
  verifier: randomSecret(),
})

/** Loaded when somebody connects: most installations have no client there. */
const openidClient = () => import('openid-client')

/** Null stays null: nothing is connected by a server that has no client at LinkedIn. */
export function openLinkedin(config: LinkedinConfig | null): Linkedin | null {
  if (!config) return null
  const discovered = discovering(config)
  // What the provider names is fetched no less safely than the provider itself.
  const isAsSafe = (address: string) =>
    ['https:', new URL(config.issuer).protocol].includes(URL.parse(address)?.protocol ?? '')
  const redirectUri = () => `${config.publicUrl()}/api/linkedin/callback`
  return {
    async askAt({ state, nonce, verifier }) {
      const oidc = await openidClient()
      const provider = await discovered()
      return oidc.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri(),
        scope: 'openid profile email',
        state,
        ...(isModern(provider) && {
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      }).href
    },
    async identify(answer, { state, nonce, verifier }) {
      const oidc = await openidClient()
      const provider = await discovered()
      const tokens = await oidc.authorizationCodeGrant(
        provider,
        new URL(`${redirectUri()}?${new URLSearchParams(answer)}`),
        {
          expectedState: state,
          idTokenExpected: true,
          ...(isModern(provider) && { expectedNonce: nonce, pkceCodeVerifier: verifier }),
        },
      )
      const subject = tokens.claims()?.sub ?? ''
      const { locale, picture } = await oidc.fetchUserInfo(provider, tokens.access_token, subject)
      return { subject, country: countryOf(locale), picture: picture && isAsSafe(picture) ? picture : null }
    },
  }
}

/**
 * Whether it takes part in PKCE, and so in the nonce. LinkedIn itself does not say so: its token endpoint takes a
 * verifier beside the client's secret for a failed authentication, and its ID tokens repeat no nonce. What protects the
 * attempt is the state, which only the session that began it can bring back, and the secret.
 */
const isModern = (provider: Configuration) => provider.serverMetadata().supportsPKCE()

/** Discovers the provider's configuration once; a discovery that failed is tried anew. */
function discovering({ issuer, clientId, clientSecret }: LinkedinConfig) {
  let known: Promise<Configuration> | undefined
  const server = new URL(issuer)
  const discover = async () => {
    const oidc = await openidClient()
    return oidc.discovery(server, clientId, undefined, oidc.ClientSecretPost(clientSecret), {
      timeout: LONGEST_WAIT,
      // The configuration lets http through to this machine alone.
      execute: server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    })
  }
  return () => {
    known ??= discover().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

/** From `en-US`, or the object with a country that LinkedIn sends in its place. */
function countryOf(locale: unknown) {
  if (typeof locale === 'string') return /^[a-z]{2,3}[-_]([A-Z]{2})$/.exec(locale)?.[1] ?? null
  const country = locale && typeof locale === 'object' && 'country' in locale ? locale.country : null
  return typeof country === 'string' ? country.toUpperCase() : null
}
