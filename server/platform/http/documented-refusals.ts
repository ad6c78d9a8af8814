// Which refusals a caller of an endpoint has to expect, for the reference.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { ErrorCode } from '@aerie/contract/errors'

/** Those that follow from what the endpoint is; for the others it says itself what its service refuses. */
const FOLLOWS: Record<ErrorCode, (endpoint: AnyEndpoint) => boolean> = {
  // Everywhere: fields and parameters that an endpoint does not name are refused.
  not_valid: () => true,
  not_signed_in: ({ who, isSilentWhenSignedOut }) => who !== 'visitor' || isSilentWhenSignedOut === true,
  session_renewed: ({ crossSite }) => !crossSite,
  not_allowed: (endpoint) =>
    endpoint.who === 'admin' || endpoint.who === 'superAdmin' || (hasBody(endpoint) && !endpoint.crossSite),
  password_needed: ({ fresh }) => fresh !== undefined,
  not_found: ({ path }) => path.includes('/:'),
  another_kind: () => false,
  conflict: () => false,
  gone: () => false,
  too_large: (endpoint) => hasBody(endpoint),
  too_slow: (endpoint) => hasBody(endpoint),
  too_many: () => false,
  unavailable: () => true,
  unexpected: () => true,
  storage_full: (endpoint) => hasBody(endpoint),
}

const hasBody = ({ method }: AnyEndpoint) => method !== 'GET'

export const documentedRefusals = (endpoint: AnyEndpoint): ErrorCode[] =>
  ErrorCode.options.filter((code) => endpoint.refuses?.includes(code) || FOLLOWS[code](endpoint))
