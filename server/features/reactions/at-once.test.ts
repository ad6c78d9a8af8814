// Two hundred brothers react to one thing at once: every count is right, to each of them.
import { feed } from '@aerie/contract/feed'
import { news } from '@aerie/contract/news'
import { EMOJI, type Emoji, type Reacted, type Reactors } from '@aerie/contract/reactions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { openWorld, type World } from '../../test/world.ts'
import { noteActivity } from '../feed/service.ts'

const BROTHERS = 200

type Caller = World['visitor']
let world: World
let brothers: Caller[]
beforeAll(async () => {
  world = await openWorld()
  const rows = Array.from({ length: BROTHERS }, (_, place) => ({
    first_name: `Reader ${place}`,
    last_name: 'Of the feed',
    role: 'member',
  }))
  const members = await world.db.insertInto('members').values(rows).returning('id').execute()
  brothers = await Promise.all(
    members.map(async ({ id }) => {
      const session = await startSession(world.ctx, id, 'Test browser')
      return world.speak(`${cookieName(world.app)}=${session}`)
    }),
  )
})
afterAll(() => world.close())

const emojiOf = (place: number): Emoji => EMOJI[place % EMOJI.length] ?? '🦉'
const counted = (emojis: Emoji[]) =>
  Object.fromEntries([...Map.groupBy(emojis, (emoji) => emoji)].map(([emoji, all]) => [emoji, all.length]))

interface Thing {
  react: (caller: Caller, emoji: Emoji) => Promise<{ status: number }>
  /** In a list. */
  show: (caller: Caller) => Promise<Reacted | undefined>
  reactors: (caller: Caller) => Promise<Reactors[]>
}

const THINGS: Record<string, () => Promise<Thing>> = {
  async activity() {
    const samir = await world.idOf('samir')
    await noteActivity(world.ctx, samir, { type: 'member', id: samir }, [
      { type: 'other', description: 'has a new photo' },
    ])
    const [item] = (await (brothers[0] as Caller)(feed.activity)).body
    const params = { activityId: String(item?.id) }
    return {
      react: (caller: Caller, emoji: Emoji) => caller(feed.react, { params, body: { emoji } }),
      show: async (caller: Caller) => (await caller(feed.activity)).body.find(({ id }) => id === item?.id),
      reactors: async (caller: Caller) => (await caller(feed.reactors, { params })).body,
    }
  },
  async news() {
    const marcus = await world.as('marcus')
    const { id } = (await marcus(news.create, { body: { title: 'The lake', body: 'It is frozen.' } })).body
    const params = { newsId: String(id) }
    await marcus(news.publish, { params, body: {} })
    return {
      react: (caller: Caller, emoji: Emoji) => caller(news.react, { params, body: { emoji } }),
      show: async (caller: Caller) => (await caller(news.list)).body.find((item) => item.id === id),
      reactors: async (caller: Caller) => (await caller(news.reactors, { params })).body,
    }
  },
}

test.each(Object.entries(THINGS))(
  'to %s each with one of the eight, and half of them take it back',
  async (_, open) => {
    const { react, show, reactors } = await open()
    const reacting = (place: number) => react(brothers[place] as Caller, emojiOf(place))
    const places = brothers.map((_, place) => place)
    const answers = await Promise.all(places.map(reacting))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))

    const left = places.filter((place) => place % 16 >= 8)
    await Promise.all(places.filter((place) => place % 16 < 8).map(reacting))
    const shown = await Promise.all(brothers.map((brother) => show(brother)))
    const seen = shown.map((first) => ({ reactions: first?.reactions, mine: first?.myReactions }))
    const reactions = counted(left.map(emojiOf))
    expect(seen).toEqual(places.map((place) => ({ reactions, mine: left.includes(place) ? [emojiOf(place)] : [] })))
    const told = await reactors(brothers[0] as Caller)
    expect(Object.fromEntries(told.map(({ emoji, count }) => [emoji, count]))).toEqual(reactions)
  },
)
