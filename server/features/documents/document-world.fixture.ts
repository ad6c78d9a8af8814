// A world with documents: callers of each role, uploads as a page sends them, and a look at what is served.
import type { AccessLevel } from '@aerie/contract/document-values'
import { type Document, documents } from '@aerie/contract/documents'
import { noisy } from '#platform/pictures/picture.fixture.ts'
import { openWorld } from '../../test/world.ts'

export const PLAYERS = ['rook', 'kenji', 'julian', 'marcus'] as const
export type Player = (typeof PLAYERS)[number]

export type DocumentWorld = Awaited<ReturnType<typeof openDocumentWorld>>

interface Sent {
  name?: string
  content?: string | Uint8Array<ArrayBuffer>
  title?: string
  level?: AccessLevel
  category?: string
  again?: boolean
}

/** Rook and Kenji are members, Julian is an admin, Marcus a super admin. */
export async function openDocumentWorld(options: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld(options)
  const cookies = new Map(await Promise.all(PLAYERS.map(async (one) => [one, await world.cookieOf(one)] as const)))
  const as = (player: Player) => world.speak(cookies.get(player))
  let sent = 0
  const send = (
    { name = 'minutes.txt', content, title = 'Minutes', level = 'members', category = 'general', again }: Sent = {},
    player: Player = 'marcus',
  ) =>
    as(player)(documents.upload, {
      ...(again && { query: { again: '1' } }),
      form: {
        fields: { title, category, accessLevel: level },
        file: { field: 'file', name, content: content ?? `The minutes of meeting ${++sent}.` },
      },
    })
  return {
    world,
    as,
    send,
    /** Made ready. */
    async add(given: Sent = {}, player: Player = 'marcus'): Promise<Document> {
      const { body } = await send(given, player)
      await world.work()
      return body
    },
    replace: ({ id }: { id: number }, content: string, note: string, player: Player = 'marcus', name = 'minutes.txt') =>
      as(player)(documents.replace, {
        ...of({ id }),
        form: { fields: { note }, file: { field: 'file', name, content } },
      }),
    get: (url: string, player?: Player, headers: Record<string, string> = {}) =>
      world.app.inject({ url, headers: { ...(player && { cookie: cookies.get(player) ?? '' }), ...headers } }),
    listed: async (player: Player = 'kenji') => (await as(player)(documents.list)).body,
  }
}

/** Small: to make, mark and read large ones is the subject of few tests. Each width is another picture. */
export const picture = async (more = 0) =>
  new Uint8Array(
    await noisy(96 + more, 64)
      .jpeg()
      .toBuffer(),
  )

export const of = ({ id }: { id: number }) => ({ params: { documentId: String(id) } })
