// For whom browsers keep passkeys, by the public address.
import { isIP } from 'node:net'

/** The host's name, and the addresses at which passkeys of it are asked for. */
export interface RelyingParty {
  rpId: string
  origins: string[]
}

/**
 * Of the public address; null where that is a number, for which no browser makes passkeys. This machine by itself is
 * called localhost.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, origin, port, protocol } = new URL(publicUrl)
  const address = hostname.replace(/^\[|\]$/g, '')
  if (address === '127.0.0.1' || address === '::1')
    return { rpId: 'localhost', origins: [`${protocol}//localhost${port && `:${port}`}`] }
  return isIP(address) ? null : { rpId: hostname, origins: [origin] }
}
