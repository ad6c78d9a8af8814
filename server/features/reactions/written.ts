// Entries of lists that can be reacted to, as they are sent: checked and written once for all, with what is the reader's own put in for each.
import { Emoji } from '@aerie/contract/reactions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import type { Reactions } from './service.ts'

/** JSON in two parts, between which the reader's own reactions stand. */
export interface ItemJson {
  before: string
  after: string
  /** Whose each reaction is; null where nobody reacts. */
  reactions: Reactions | null
}

const OWN_BEGINS = '"myReactions":['

/** `checked` is as whoever has not reacted sees it, and as the contract has it. */
export function writeItem(checked: object, reactions: Reactions | undefined): ItemJson {
  const json = JSON.stringify(checked)
  if (!json.endsWith(`${OWN_BEGINS}]}`)) throw new Error('Own reactions do not stand last in an item')
  return { before: json.slice(0, -2), after: ']}', reactions: reactions ?? null }
}

/** As the entry of a list of several kinds, under the name of its own. */
export const writeAsEntry = (kind: string, at: string, { before, after, reactions }: ItemJson): ItemJson => ({
  before: `{"kind":"${kind}","at":${JSON.stringify(at)},"${kind}":${before}`,
  after: `${after}}`,
  reactions,
})

let states = 0
/** For a state of a list that is kept, to be told from all others by any process. */
export function nameState() {
  states += 1
  return `${process.pid.toString(36)}-${Date.now().toString(36)}-${states.toString(36)}`
}

/** Says by which tag a browser may keep the answer, and answers whether it has it already. */
export function isKnown(tag: string, { headers }: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', `"${tag}"`).header('cache-control', 'private, no-cache')
  return headers['if-none-match']?.includes(tag) ?? false
}

const QUOTED = new Map(Emoji.options.map((emoji) => [emoji, JSON.stringify(emoji)]))

/** The list as one member sees it. */
export function sendWritten(list: readonly ItemJson[], memberId: number) {
  const entries = list.map(({ before, after, reactions }) => before + ownOf(reactions, memberId) + after)
  return new SerializedJson(`[${entries.join()}]`)
}

function ownOf(reactions: ItemJson['reactions'], memberId: number) {
  if (!reactions || reactions.size === 0) return ''
  const own: string[] = []
  for (const [emoji, members] of reactions) if (members.has(memberId)) own.push(QUOTED.get(emoji) ?? '')
  return own.join()
}
