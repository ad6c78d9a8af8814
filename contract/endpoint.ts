// Endpoints: each is one request that a client may make, with whom it admits and what it answers.
import * as z from 'zod/mini'

/** Whom an endpoint admits; each admits those after it too. */
export type Who = 'visitor' | 'member' | 'admin' | 'superAdmin'

export interface Endpoint<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  /** One line for the reference at /api/docs. */
  summary: string
  who: Who
  params: P
  query: Q
  body: B
  response: R
  /** The multipart field that carries a file; such an endpoint has no JSON body. */
  file?: string
  /**
   * Also takes calls from other sites, in any encoding: only the path counts; session and body are ignored.
   */
  crossSite?: boolean
  /** The media type answered where it is not JSON. */
  answers?: string
}

/** Any endpoint, when its shapes do not matter. */
export type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>

const Nothing = z.strictObject({})
type Nothing = typeof Nothing

/** Declares an endpoint; the parts left out are empty, and members are admitted when `who` is left out. */
export const endpoint = <
  P extends z.ZodMiniType = Nothing,
  Q extends z.ZodMiniType = Nothing,
  B extends z.ZodMiniType = Nothing,
  R extends z.ZodMiniType = Nothing,
>(
  method: Endpoint<P, Q, B, R>['method'],
  path: `/api/${string}`,
  parts: {
    summary: string
    who?: Who
    params?: P
    query?: Q
    body?: B
    response?: R
    file?: string
    crossSite?: boolean
    answers?: string
  },
) =>
  ({
    method,
    path,
    who: 'member',
    params: Nothing,
    query: Nothing,
    body: Nothing,
    response: Nothing,
    ...parts,
  }) as unknown as Endpoint<P, Q, B, R>
