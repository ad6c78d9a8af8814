// What a brother keeps to himself stands in no answer of any endpoint.

import { addresses } from '@aerie/contract/addresses'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { memberChanges } from '@aerie/contract/member-changes'
import { audienceOf, FIELD_NAMES, type MemberFieldName } from '@aerie/contract/member-fields'
import { type Member, members } from '@aerie/contract/members'
import { people } from '@aerie/contract/people'
import { PRIVATE_FIELDS, type Privacy, type PrivateField, Visibility } from '@aerie/contract/privacy'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { ORIGIN } from './speak.ts'
import { openWorld, type World } from './world.ts'

/** What nobody else would write by chance; each as it would show in an answer. */
const SECRETS: Record<PrivateField, string> = {
  email: 'zq-mail@secret.example',
  phone: '+1 202 555 0147',
  birthday: 'Zqbirthday',
  family: 'Zqpartner',
  children: 'Zqchild',
  city: 'Zqcity',
}

let world: World
let victim: number
const cookies: Record<string, string> = {}
beforeAll(async () => {
  world = await openWorld()
  victim = await world.idOf('rook')
  for (const player of ['rook', 'mateo', 'julian', 'marcus', 'kenji'] as const)
    cookies[player] = await world.cookieOf(player)
  await plant()
})
afterAll(() => world.close())

/** He writes them himself while everything is open, so that what a save leaves elsewhere is looked for as well. */
async function plant() {
  const rook = world.speak(cookies.rook)
  await rook(memberChanges.save, { body: { privacy: everywhere('brothers') } })
  const { status } = await rook(memberChanges.save, {
    body: {
      email: SECRETS.email,
      phone: SECRETS.phone,
      birthday: SECRETS.birthday,
      significantOther: SECRETS.family,
      kids: [{ name: SECRETS.children, gender: null, birthYear: 2020 }],
      location: SECRETS.city,
      bio: 'Something for the feed.',
    },
  })
  expect(status).toBe(200)
  const mail = (await world.mails()).findLast(({ to: [one] = [] }) => one?.address === SECRETS.email)
  const [, token = ''] = /confirm-address\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  await world.visitor(addresses.confirm, { params: { token } })
}

const everywhere = (visibility: Visibility) =>
  Object.fromEntries(PRIVATE_FIELDS.map((field) => [field, visibility])) as Privacy

/** What each onlooker is to Rook: Mateo is of his line, Kenji neither of his line nor an officer. */
const ONLOOKERS: Record<string, Visibility[]> = {
  rook: Visibility.options,
  mateo: ['brothers', 'line'],
  kenji: ['brothers'],
  julian: ['brothers', 'officers'],
  marcus: ['brothers', 'officers'],
}

async function look(player: string, privacy: Privacy) {
  for (const endpoint of world.app.endpoints) {
    if (isLeftOut(endpoint)) continue
    for (const url of addressesOf(endpoint)) {
      const { body } = await world.app.inject({
        method: endpoint.method,
        url,
        headers: { ...ORIGIN, cookie: cookies[player] ?? '' },
        ...(endpoint.method === 'PUT' && { payload: { cohort: `Cohort ${Math.random()}` } }),
      })
      for (const field of PRIVATE_FIELDS)
        if (!ONLOOKERS[player]?.includes(privacy[field]))
          expect(body.includes(SECRETS[field]), `${field} of ${privacy[field]} for ${player} at ${url}`).toBe(false)
    }
  }
}

/** Reading, and the one change that answers the whole record; the others end sessions or members. */
const isLeftOut = ({ method, path, answers }: AnyEndpoint) =>
  (method !== 'GET' && method !== 'PUT') || answers === 'text/event-stream' || path.includes('/auth/')

function addressesOf({ path }: AnyEndpoint) {
  const url = path.replace(/:\w+/, String(victim))
  if (path !== people.list.path) return [url]
  return [url, `${url}?limit=200`, ...Object.values(SECRETS).map((secret) => `${url}?q=${encodeURIComponent(secret)}`)]
}

test('every level, in every answer, for every onlooker', async () => {
  const levels = fc.constantFrom(...Visibility.options)
  const settings = fc.record(Object.fromEntries(PRIVATE_FIELDS.map((field) => [field, levels])))
  const cases = [...Visibility.options.map(everywhere), ...(fc.sample(settings, 4) as Privacy[])]
  for (const privacy of cases) {
    await world.speak(cookies.rook)(memberChanges.save, { body: { privacy } })
    for (const player of Object.keys(ONLOOKERS)) await look(player, privacy)
  }
})

test('whoever may see a field does, and nobody finds by searching what he may not see', async () => {
  for (const visibility of Visibility.options) {
    await world.speak(cookies.rook)(memberChanges.save, { body: { privacy: everywhere(visibility) } })
    for (const [player, levels] of Object.entries(ONLOOKERS)) {
      const onlooker = world.speak(cookies[player])
      const { text, body } = await onlooker(members.show, { params: { memberId: String(victim) } })
      for (const secret of Object.values(SECRETS)) expect(text.includes(secret)).toBe(levels.includes(visibility))
      expect(body.withheld).toEqual(levels.includes(visibility) ? [] : [...PRIVATE_FIELDS])
      const found = await onlooker(people.list, { query: { q: SECRETS.city } })
      expect(found.body).toHaveLength(visibility === 'brothers' ? 1 : 0)
    }
  }
})

test('one sees oneself as others do', async () => {
  const rook = world.speak(cookies.rook)
  await rook(memberChanges.save, { body: { privacy: { ...everywhere('brothers'), email: 'line', phone: 'officers' } } })
  const seen = async (as: 'brother' | 'line' | 'officer') => {
    const { body } = await rook(members.own, { query: { as } })
    return { email: body.email !== null, phone: body.phone !== null, own: body.own !== undefined }
  }
  expect(await seen('brother')).toEqual({ email: false, phone: false, own: false })
  expect(await seen('line')).toEqual({ email: true, phone: false, own: false })
  expect(await seen('officer')).toEqual({ email: false, phone: true, own: false })
  expect((await rook(members.own)).body.own?.privacy.email).toBe('line')
})

/** Some fields stand deeper in a record than under their own name. */
function fieldOf(record: z.output<typeof Member>, field: MemberFieldName): unknown {
  if (field === 'workHistory') return record.experience.workHistory
  return field === 'privacy' || field === 'sharesActivity' || field === 'sharesBirthday'
    ? record.own?.[field]
    : record[field]
}
const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

test('each field is shown to those of whom the privacy page says so', async () => {
  await world.speak(cookies.rook)(memberChanges.save, { body: { privacy: everywhere('nobody'), quote: 'Rise.' } })
  const params = { memberId: String(victim) }
  const own = await world.speak(cookies.rook)(members.show, { params })
  const brothers = await world.speak(cookies.kenji)(members.show, { params })
  for (const field of FIELD_NAMES) {
    const [kept, shown] = [fieldOf(own.body, field), fieldOf(brothers.body, field)]
    if (audienceOf(field) === 'members') expect(shown, field).toEqual(kept)
    else expect(isNothing(shown), field).toBe(true)
  }
})
