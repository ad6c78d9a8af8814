// Two hundred brothers react to one item at once: every count is right, to each of them.
import { EMOJI, type Emoji, feed } from '@aerie/contract/feed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { openWorld, type World } from '../../test/world.ts'
import { noteActivity } from './service.ts'

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

test('each with one of the eight, and half of them take it back', async () => {
  const samir = await world.idOf('samir')
  await noteActivity(world.ctx, samir, { type: 'member', id: samir }, [
    { type: 'other', description: 'has a new photo' },
  ])
  const [item] = (await (brothers[0] as Caller)(feed.activity)).body
  const react = (place: number) =>
    (brothers[place] as Caller)(feed.react, {
      params: { activityId: String(item?.id) },
      body: { emoji: emojiOf(place) },
    })
  const places = brothers.map((_, place) => place)
  const answers = await Promise.all(places.map(react))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))

  const left = places.filter((place) => place % 16 >= 8)
  await Promise.all(places.filter((place) => place % 16 < 8).map(react))
  const shown = await Promise.all(brothers.map((brother) => brother(feed.activity)))
  const seen = shown.map(({ body: [first] }) => ({ reactions: first?.reactions, mine: first?.myReactions }))
  const reactions = counted(left.map(emojiOf))
  expect(seen).toEqual(places.map((place) => ({ reactions, mine: left.includes(place) ? [emojiOf(place)] : [] })))
  const { body } = await (brothers[0] as Caller)(feed.reactors, { params: { activityId: String(item?.id) } })
  expect(Object.fromEntries(body.map(({ emoji, count }) => [emoji, count]))).toEqual(reactions)
})
