// What cannot be seen is taken off on every road that a name or a title comes by, and nothing else is.
import { albums } from '@aerie/contract/albums'
import { joinRequests } from '@aerie/contract/join-requests'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { news } from '@aerie/contract/news'
import { offices } from '@aerie/contract/offices'
import { WordOfOrganisation, WordsChange } from '@aerie/contract/organisation-words'
import { polls } from '@aerie/contract/polls'
import { settings } from '@aerie/contract/settings'
import { signIn } from '@aerie/contract/sign-in'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from './world.ts'

let world: World
let officer: Awaited<ReturnType<World['as']>>
let rook: Awaited<ReturnType<World['as']>>
/** Of Rook and of another, who do not keep their names here. */
let ids: string[]
beforeAll(async () => {
  world = await openWorld()
  ;[officer, rook] = [await world.as('marcus'), await world.as('rook')]
  ids = [String(await world.idOf('rook')), String(await world.idOf('soren'))]
  await officer(settings.change, { body: { publicRegistration: true } })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('throttle_buckets').execute()
})

/** As it is typed or pasted, and as it is kept. */
const NASTY = [
  ['Ola\u200Bf', 'Olaf'],
  ['\u202EOlaf', 'Olaf'],
  ['\u2066Olaf\u2069', 'Olaf'],
  ['\uFEFFOlaf\u2060', 'Olaf'],
  ['O\u200Dlaf\uFE0F', 'Olaf'],
  ['Olaf\u{E0041}\u3164', 'Olaf'],
  ['Ol\u00ADaf', 'Olaf'],
  ['\u0301Jose\u0301', 'José'],
  [' Jean\u00A0\u2009Luc\u2800', 'Jean Luc'],
  [`Z${'\u0335'.repeat(40)}oe`, `Z${'\u0335'.repeat(4)}oe`],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
] as const

const UNSEEN = [
  '\u200B',
  '\u3164',
  '\u2800',
  '\u202E\u2066',
  '\u0301',
  '\uFE0F',
  '\u00AD',
  '\u{E0041}',
  '\u115F',
  '\u200D',
]

interface Answer {
  status: number
  problem: { detail: string }
}

let mailboxes = 0
const mailbox = () => `olaf.${++mailboxes}@post.example`

async function linkTo(email: string, page: string) {
  const mail = (await world.mails()).findLast(({ to: [recipient] = [] }) => recipient?.address === email)
  return new RegExp(`/${page}/([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
}

/** Each takes a name by its road, and answers with what was kept of it. */
const ROADS: Record<string, (name: string) => Promise<[Answer, () => unknown]>> = {
  'a brother whom an officer adds': async (name) => {
    const body = { firstName: name, lastName: name, email: mailbox(), location: name }
    const answer = await officer(memberChanges.create, { body })
    return [answer, () => new Set([answer.body.firstName, answer.body.lastName])]
  },
  'an own record': async (name) => {
    const kids = [{ name, gender: name, birthYear: null }]
    const workHistory = [{ title: name, company: name, startDate: null, endDate: null }]
    const interests = [{ title: name, type: 'custom', image: null } as const]
    const body = { firstName: name, companyTags: [name], kids, workHistory, interests, currentCompany: name }
    const answer = await rook(memberChanges.save, { body })
    return [
      answer,
      () => {
        const { firstName, companyTags, experience, currentCompany, ...own } = answer.body
        const [kid] = own.kids
        const [work] = experience.workHistory
        const seen = [firstName, ...companyTags, kid?.name, kid?.gender, work?.title, work?.company, currentCompany]
        return new Set([...seen, own.interests[0]?.title])
      },
    ]
  },
  'a record that a super admin changes': async (name) => {
    const params = { memberId: ids[1] ?? '' }
    const answer = await officer(memberChanges.update, {
      params,
      body: { lastName: name, familiar: name, cohort: name },
    })
    return [answer, () => new Set([answer.body.lastName, answer.body.familiar, answer.body.cohort])]
  },
  'a brother who accepts his invitation': async (name) => {
    const email = mailbox()
    await officer(memberChanges.create, { body: { firstName: 'Nils', lastName: 'Berg', email, sendInvitation: true } })
    const token = await linkTo(email, 'welcome')
    const body = { firstName: name, lastName: name, email, newPassword: 'feather and bone' }
    const answer = await world.visitor(signIn.acceptWelcome, { params: { token }, body })
    const find = world.db.selectFrom('members').select(['first_name', 'last_name']).where('email', '=', email)
    const row = await find.executeTakeFirstOrThrow()
    return [answer, () => new Set([row.first_name, row.last_name])]
  },
  'a stranger who asks to join': async (name) => {
    const email = mailbox()
    const body = { firstName: name, lastName: name, email, voucher: name, city: name }
    const answer = await world.visitor(joinRequests.ask, { body })
    const token = await linkTo(email, 'join')
    const asked = token && (await world.visitor(joinRequests.check, { params: { token } })).body
    return [answer, () => asked && new Set([asked.firstName, asked.lastName, asked.voucher, asked.city])]
  },
  'an album': async (name) => {
    const answer = await rook(albums.create, { body: { title: name } })
    return [answer, () => new Set([answer.body.title])]
  },
  'a poll': async (name) => {
    const body = { title: name, options: [name, 'another'], endDate: '2199-01-01T00:00:00Z' }
    const answer = await officer(polls.create, { body })
    return [answer, () => new Set([answer.body.title, answer.body.options[0]?.text])]
  },
  'a news item': async (name) => {
    const answer = await officer(news.create, {
      body: { title: name, body: 'As he says.', tags: [name], imageAlt: name },
    })
    return [answer, () => new Set([answer.body.title, ...answer.body.tags])]
  },
  'a trip': async (name) => {
    const body = { title: name, locations: [name], startDate: '2198-03-01', endDate: '2198-03-09' }
    const answer = await rook(trips.create, { body })
    return [answer, () => new Set([answer.body.title, ...answer.body.locations])]
  },
  'an office': async (name) => {
    const { offices: there } = (await officer(settings.show)).body
    const known = there.map(({ label }) => label)
    const body = { offices: [{ slug: null, label: name, color: 'other' as const }, ...there], known }
    const answer = await officer(offices.change, { body })
    const [added] = answer.status === 200 ? answer.body : []
    if (added) await officer(offices.change, { body: { offices: there, known: [added.label, ...known] } })
    return [answer, () => new Set([added?.label])]
  },
  'a word of the organisation': async (name) => {
    const { body: before } = await officer(settings.show)
    const kinds = WordOfOrganisation.options.map((key) => [key, before[key]])
    const words = WordsChange.parse({ ...Object.fromEntries(kinds), version: before.wordsVersion })
    const answer = await officer(settings.saveWords, { body: { ...words, name, motto: name } })
    const kept = (await officer(settings.show)).body
    return [answer, () => new Set([kept.name, kept.motto])]
  },
}

test.each(Object.entries(ROADS))('%s is cleaned of what cannot be seen', async (_road, take) => {
  for (const [typed, kept] of NASTY) {
    const [{ status, problem }, read] = await take(typed)
    expect([JSON.stringify(typed), status < 300, problem?.detail]).toEqual([JSON.stringify(typed), true, undefined])
    expect(read()).toEqual(new Set([kept]))
  }
})

test.each(Object.entries(ROADS))('%s is refused where nothing is left', async (_road, take) => {
  for (const typed of UNSEEN) {
    const [{ status, problem }] = await take(typed)
    expect([JSON.stringify(typed), status, problem?.detail]).toEqual([
      JSON.stringify(typed),
      400,
      'None of this can be seen',
    ])
  }
})

test('texts that may be left out are empty where nothing of them can be seen', async () => {
  const { body: own } = await rook(memberChanges.save, { body: { cohort: '\u200B\u3164', quote: '\u202E' } })
  expect([own.cohort, own.quote]).toEqual([null, null])
  const bio = '\u202EOne\u200B.\r\n\r\nTwo  words.'
  expect((await rook(memberChanges.save, { body: { bio } })).status).toBe(200)
  expect((await rook(members.show, { params: { memberId: ids[0] ?? '' } })).body.bio).toBe('One.\n\nTwo  words.')
})

test('options that read alike are one option', async () => {
  const body = { title: 'Where', options: ['José', 'Jose\u0301\u200B'], endDate: '2199-01-01T00:00:00Z' }
  expect((await officer(polls.create, { body })).problem.detail).toMatch(/^Two options have the same text/)
})
