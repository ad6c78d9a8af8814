// Every answer that shows a member goes stale when he changes, or is left out for a reason.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { staleMembers } from '@aerie/contract/shows-member'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

type Schema = AnyEndpoint['response']

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** By id; nobody is told of these when a member changes. */
const LEFT_OUT: Record<string, string> = {
  'audit.list': 'a record of what was; pages of it are not told of new entries either',
  'polls.audit': 'a record of a vote that has ended, or of one whose log is told by its id',
  'dashboard.show': 'asked as the page opens; its parts are told of as the answers they are',
  'elections.positionAudit': 'as the audit of polls',
  'search.find': 'asked anew for each word, and with nothing of it kept',
  'session.current': 'the caller alone, who is told by himself',
  'joinRequests.check': 'what a stranger wrote of himself, asked once',
  'signIn.checkWelcome': 'asked once, by somebody who is not signed in yet',
}

/** Whether what the schema describes has a member's name somewhere in it. */
function showsMember(schema: Schema, seen = new Set<unknown>()): boolean {
  if (seen.has(schema)) return false
  seen.add(schema)
  const def = schema._zod.def as unknown as Record<string, unknown>
  const shape = def.shape as Record<string, Schema> | undefined
  if (shape && 'firstName' in shape && 'lastName' in shape) return true
  const inner = [def.element, def.innerType, def.in, def.out, def.left, def.right, def.keyType, def.valueType, def.rest]
  const lists = [def.options, def.items].flatMap((list) => (Array.isArray(list) ? list : []))
  const lazy = typeof def.getter === 'function' ? [def.getter()] : []
  return [...Object.values(shape ?? {}), ...inner, ...lists, ...lazy].some(
    (part) => typeof part === 'object' && part !== null && '_zod' in part && showsMember(part as Schema, seen),
  )
}

test('each endpoint that answers the name of a member is in the list, or is left out for a reason', () => {
  const told = new Set(staleMembers('count').map(({ path }) => path))
  const showing = world.app.endpoints.filter(({ method, response }) => method === 'GET' && showsMember(response))
  expect(showing.length).toBeGreaterThan(30)
  const missing = showing.filter(({ path }) => !told.has(path)).map(({ id }) => id)
  expect(missing.sort()).toEqual(Object.keys(LEFT_OUT).sort())
})
