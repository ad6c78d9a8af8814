// Endpoints: each is one request that a client may make, with whom it admits and what it answers.
import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** Whom an endpoint admits; each admits those after it too. */
export type Who = 'visitor' | 'member' | 'admin' | 'superAdmin'

export interface Endpoint<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
> {
  /** Its group and its name there, as in `members.show`. */
  id: string
  group: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  /** One line for the reference at /api/docs. */
  summary: string
  /** What its service refuses, besides what follows from the rest of this. */
  refuses?: ErrorCode[]
  /** Answers 401 without a body to a caller who is not signed in. */
  isSilentWhenSignedOut?: boolean
  /** Answers with another address to go to. */
  redirects?: boolean
  who: Who
  params: P
  query: Q
  body: B
  response: R
  /** In bytes; left out, 16 KB where visitors are admitted and 128 KB elsewhere. A file has limits of its own. */
  maxBody?: number
  /** The multipart field that carries a file; such an endpoint has no JSON body. */
  file?: string
  /**
   * Also takes calls from other sites, in any encoding: only the path counts; session and body are ignored.
   */
  crossSite?: boolean
  /** The media type answered where it is not JSON. */
  answers?: string
  /**
   * How many minutes ago the caller may have typed his password at most, for what he sends; null where that does not
   * matter. Longer ago, the call is refused with `password_needed` before anything is done.
   */
  fresh?(body: z.output<B>): number | null
}

/** What gives power over others, or over an account, and cannot be taken back. */
export const WITHIN_AN_HOUR = 60
/** What leads into an account. */
export const JUST_NOW = 5
/** The end of what was begun just now, and takes a while on a device. */
export const LATELY = 10

/** Of what an endpoint takes or answers. */
export type Schema = z.ZodMiniType
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
    refuses?: ErrorCode[]
    isSilentWhenSignedOut?: boolean
    redirects?: boolean
    who?: Who
    params?: P
    query?: Q
    body?: B
    response?: R
    maxBody?: number
    file?: string
    crossSite?: boolean
    answers?: string
    fresh?: (body: z.output<B>) => number | null
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
  }) as unknown as Omit<Endpoint<P, Q, B, R>, keyof Name>

type Name = Pick<AnyEndpoint, 'id' | 'group'>

/** Gives each endpoint of a group its id. */
export const endpoints = <Group extends Record<string, object>>(group: string, unnamed: Group) =>
  Object.fromEntries(
    Object.entries(unnamed).map(([name, parts]) => [name, { ...parts, group, id: `${group}.${name}` }]),
  ) as { [Key in keyof Group]: Group[Key] & Name }
