// Lost brothers: who is among them and who never is, who may know them, being asked at most twice, and answers.
import { lost } from '@aerie/contract/lost'
import { notifications } from '@aerie/contract/notifications'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { linkTo, lostActs } from './lost.fixture.ts'

let world: World
let acts: ReturnType<typeof lostActs>
beforeEach(async () => {
  world = await openWorld()
  acts = lostActs(world)
})
afterEach(() => world.close())

const mailOf = (who: keyof typeof cast): string => cast[who].email ?? ''

test('each is there for his reasons, and nobody who can be reached', async () => {
  expect(await acts.list()).toEqual([])
  await acts.returned('rook')
  await acts.invitedBefore('teddy', 61)
  await acts.invitedBefore('kofi', 59)
  await acts.awayFor('luca', 400)
  await acts.awayFor('samir', 300)
  const list = await acts.list()
  expect(list.map(({ brother, reasons }) => [brother.firstName, reasons.map(({ reason }) => reason)]).sort()).toEqual([
    ['Luca', ['away']],
    ['Rook', ['returned']],
    ['Teddy', ['unanswered']],
  ])
  expect((await (await world.as('julian'))(lost.summary)).body).toMatchObject({ total: 3, returned: 1, away: 1 })
  expect(await acts.names({ reason: 'away' })).toEqual(['Luca'])
  expect(await acts.names({ q: 'ted' })).toEqual(['Teddy'])
  expect((await (await world.as('rook'))(lost.list)).status).toBe(403)
})

test('a city or a visit ends being away; a new address ends that mail comes back', async () => {
  await acts.awayFor('luca', 400)
  await acts.returned('rook')
  await world.db
    .updateTable('members')
    .set({ email: 'r@new.example' })
    .where('id', '=', await world.idOf('rook'))
    .execute()
  expect(await acts.names()).toEqual(['Luca'])
  await world.as('luca')
  expect(await acts.names()).toEqual([])
})

test('never the inactive, nor who does not wish to be sought, whoever says so', async () => {
  for (const who of ['rook', 'teddy', 'luca'] as const) await acts.returned(who)
  await world.db
    .updateTable('members')
    .set({ inactive_since: new Date() })
    .where('id', '=', await world.idOf('luca'))
    .execute()
  expect((await (await world.as('rook'))(lost.wish, { body: { isSought: false } })).body).toEqual({ isSought: false })
  const officer = await world.as('julian')
  expect((await officer(lost.noteUnsought, await acts.params('teddy'))).status).toBe(200)
  expect(await acts.names()).toEqual([])
  expect((await officer(lost.noteSought, await acts.params('rook'))).status).toBe(409)
  expect((await officer(lost.noteSought, await acts.params('teddy'))).status).toBe(200)
  expect(await acts.names()).toEqual(['Teddy'])
  await (await world.as('rook'))(lost.wish, { body: { isSought: true } })
  expect((await acts.names()).sort()).toEqual(['Rook', 'Teddy'])
})

test('an officer says that he is not lost: he leaves the list until there is something new', async () => {
  await acts.returned('rook')
  await acts.awayFor('luca', 400)
  const officer = await world.as('julian')
  await officer(lost.markFound, await acts.params('rook'))
  await officer(lost.markFound, await acts.params('luca'))
  expect(await acts.names()).toEqual([])
  await acts.returned('rook')
  expect(await acts.names()).toEqual(['Rook'])
})

test('the list goes on page by page in both orders, each brother once', async () => {
  const who = ['rook', 'teddy', 'luca', 'kofi', 'samir'] as const
  for (const one of who) await acts.returned(one)
  const officer = await world.as('julian')
  for (const sort of ['since', 'name'] as const) {
    const found: string[] = []
    let cursor: string | undefined
    do {
      const answer = await officer(lost.list, { query: { limit: '2', sort, ...(cursor && { cursor }) } })
      found.push(...answer.body.map(({ brother }) => brother.lastName))
      cursor = /cursor=([^&>]+)/.exec(String(answer.headers.link ?? ''))?.[1]
    } while (cursor)
    expect(new Set(found).size).toBe(who.length)
    expect(found).toHaveLength(who.length)
    if (sort === 'name') expect(found).toEqual([...found].sort((a, b) => a.localeCompare(b, 'en')))
  }
})

test('his big brother may know him, and is asked by a mail that tells neither address nor number', async () => {
  await acts.returned('mateo')
  const [mateo] = await acts.list()
  expect(mateo?.knowers[0]).toMatchObject({ relation: 'big', brother: { firstName: 'Rook' }, lock: null })
  expect(mateo?.knowers.map(({ brother }) => brother.id)).not.toContain(await world.idOf('mateo'))
  expect((await acts.ask('julian', 'mateo', ['rook'])).body).toEqual({ asked: 1, mailed: true })
  const mail = (await world.mails()).find(({ subject }) => subject?.startsWith('Do you know where Mateo'))
  expect(mail?.to).toMatchObject([{ address: mailOf('rook') }])
  expect(mail?.text).not.toContain(mailOf('mateo'))
  expect(mail?.text).not.toContain(cast.mateo.phone ?? 'no number')
  const bell = (await (await world.as('rook'))(notifications.list)).body
  expect(bell).toContainEqual(expect.objectContaining({ kind: 'lost_question', isRead: false }))
  expect((await acts.list())[0]).toMatchObject({ asked: { count: 1, answered: 0 } })
})

test('who shares his city with nobody is asked after without it', async () => {
  await acts.returned('mateo')
  const city = (await acts.list())[0]?.city ?? ''
  expect((await acts.list())[0]?.words).toContain(city)
  await world.db
    .updateTable('members')
    .set({ privacy: JSON.stringify({ city: 'officers' }) })
    .where('id', '=', await world.idOf('mateo'))
    .execute()
  expect((await acts.list())[0]?.words).not.toContain(city)
})

test('nobody is asked more than twice a month, however many officers ask at once', async () => {
  await world.db
    .updateTable('members')
    .set({ role: 'admin' })
    .where('id', '=', await world.idOf('hugh'))
    .execute()
  for (const who of ['mateo', 'luca', 'teddy'] as const) await acts.returned(who)
  const answers = await Promise.all([
    acts.ask('julian', 'mateo', ['rook']),
    acts.ask('marcus', 'luca', ['rook']),
    acts.ask('hugh', 'teddy', ['rook']),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
  expect(answers.find(({ status }) => status === 409)?.problem.detail).toContain('asked twice within a month')
  const again = await acts.ask('marcus', 'mateo', ['kofi', 'rook'])
  expect(again.status).toBe(409)
  expect(await world.db.selectFrom('lost_questions').select('id').execute()).toHaveLength(2)
  expect((await acts.ask('julian', 'kofi', ['rook'])).problem.detail).toContain('not among the lost')
})

test('the link answers once, without a sign-in; reading it changes nothing, and the answer changes no record', async () => {
  await acts.returned('mateo')
  await acts.ask('julian', 'mateo', ['rook'])
  const token = await linkTo(world, mailOf('rook'))
  expect((await world.visitor(lost.question, { params: { token } })).body).toMatchObject({ firstName: 'Mateo' })
  expect((await world.visitor(lost.question, { params: { token } })).status).toBe(200)
  const empty = { answer: 'reach' as const, words: null, email: null }
  expect((await world.visitor(lost.answer, { params: { token }, body: empty })).status).toBe(400)
  const body = { answer: 'reach' as const, words: 'He is in Busan.', email: 'mateo@busan.example' }
  const sent = await Promise.all([1, 2].map(() => world.visitor(lost.answer, { params: { token }, body })))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 410])
  expect((await world.visitor(lost.question, { params: { token } })).status).toBe(410)
  const officer = await world.as('julian')
  const [answer] = (await officer(lost.answers)).body
  expect(answer).toMatchObject({ lost: { firstName: 'Mateo' }, by: { firstName: 'Rook' }, words: 'He is in Busan.' })
  const mateo = await world.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', await world.idOf('mateo'))
    .execute()
  expect(mateo).toEqual([{ email: mailOf('mateo') }])
  const params = { questionId: String(answer?.questionId) }
  expect((await officer(lost.settle, { params, body: { outcome: 'taken' } })).status).toBe(200)
  expect((await officer(lost.settle, { params, body: { outcome: 'taken' } })).status).toBe(409)
  expect((await officer(lost.answers)).body).toEqual([])
})

test('he answers from the bell as well; another brother knows nothing of the question, and “I do not know” bothers nobody', async () => {
  await acts.returned('mateo')
  await acts.ask('julian', 'mateo', ['rook'])
  const { id } = await world.db.selectFrom('lost_questions').select('id').executeTakeFirstOrThrow()
  const params = { questionId: String(id) }
  expect((await (await world.as('teddy'))(lost.ownQuestion, { params })).status).toBe(404)
  const rook = await world.as('rook')
  expect((await rook(lost.ownQuestion, { params })).body.firstName).toBe('Mateo')
  expect((await rook(lost.answerOwn, { params, body: { answer: 'unknown', words: null } })).status).toBe(200)
  expect((await rook(lost.answerOwn, { params, body: { answer: 'unknown', words: null } })).status).toBe(410)
  expect((await (await world.as('julian'))(lost.answers)).body).toEqual([])
  const bell = (await rook(notifications.list)).body.filter(({ kind }) => kind === 'lost_question')
  expect(bell).toMatchObject([{ isRead: true }])
})

test('once he is marked as inactive, no mail about him leaves and no link answers', async () => {
  await acts.returned('mateo')
  await acts.ask('julian', 'mateo', ['rook'])
  await world.db
    .updateTable('members')
    .set({ inactive_since: new Date() })
    .where('id', '=', await world.idOf('mateo'))
    .execute()
  expect(await linkTo(world, mailOf('rook'))).toBe('')
})
