// Connecting LinkedIn, there and back, with a real OpenID provider.

import { portraitUrl } from '@aerie/contract/avatars'
import { linkedin } from '@aerie/contract/linkedin'
import { members } from '@aerie/contract/members'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { CLIENT, startOpenidProvider, walk } from './openid-provider.fixture.ts'

const SITE = 'http://127.0.0.1:3999'

let world: World
let provider: Awaited<ReturnType<typeof startOpenidProvider>>

const openSite = (issuer: string) => openWorld({ linkedin: { ...CLIENT, issuer }, publicUrl: SITE })

beforeAll(async () => {
  provider = await startOpenidProvider()
  world = await openSite(provider.issuer)
})
afterAll(async () => {
  await provider.stop()
  await world.close()
})

beforeEach(async () => {
  provider.person.subject = 'w7Rook'
  await world.db
    .updateTable('members')
    .set({ linkedin_subject: null, linkedin_verified: false, country: null, location: null })
    .where('id', '=', await world.idOf('rook'))
    .execute()
})

const memberOf = async (player: CastKey) =>
  world.db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', await world.idOf(player))
    .executeTakeFirstOrThrow()

/** Leaves for LinkedIn; answers the cookie that left. */
async function leave(player: CastKey, from = world) {
  const cookie = await from.cookieOf(player)
  const { body } = await from.speak(cookie)(linkedin.auth)
  return { cookie, authUrl: body.authUrl }
}

/** Answers where the site sends on who came back. */
async function comeBack(back: URL, cookie?: string, to = world) {
  const { statusCode, headers } = await to.app.inject({
    method: 'GET',
    url: back.pathname + back.search,
    headers: { 'sec-fetch-site': 'cross-site', ...(cookie && { cookie }) },
  })
  expect(statusCode).toBe(302)
  return headers.location
}

const FAILED = '/profile?linkedin=error'

test('a member comes back verified, with what was empty filled in and the rest untouched', async () => {
  const before = await memberOf('rook')
  const { cookie, authUrl } = await leave('rook')
  const asked = new URL(authUrl).searchParams
  expect(asked.get('scope')).toBe('openid profile email')
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('redirect_uri')).toBe(`${SITE}/api/linkedin/callback`)

  expect(await comeBack(await walk(authUrl), cookie)).toBe('/profile?linkedin=connected&filled=country')
  expect(await memberOf('rook')).toEqual({
    ...before,
    linkedin_verified: true,
    linkedin_subject: 'w7Rook',
    country: 'Switzerland',
    updated_at: expect.any(Date),
  })
  const entry = await world.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'after'])
    .where('action', '=', 'member.linkedin')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(entry).toEqual({ actor_id: before.id, after: { verified: true, filled: ['country'] } })
})

test('a place he gave himself stays', async () => {
  const id = await world.idOf('rook')
  await world.db.updateTable('members').set({ location: 'Lisbon' }).where('id', '=', id).execute()
  const { cookie, authUrl } = await leave('rook')
  expect(await comeBack(await walk(authUrl), cookie)).toBe('/profile?linkedin=connected')
  expect(await memberOf('rook')).toMatchObject({ location: 'Lisbon', country: null, linkedin_verified: true })
})

test('who has no photo gets the one he has there, in all sizes', async () => {
  const { profileImageUrl } = (await (await world.as('rook'))(members.own)).body
  const id = await world.idOf('rook')
  await world.db
    .updateTable('members')
    .set({ avatar: null, avatar_hash: null, country: 'Peru' })
    .where('id', '=', id)
    .execute()
  const { cookie, authUrl } = await leave('rook')
  expect(await comeBack(await walk(authUrl), cookie)).toBe('/profile?linkedin=connected&filled=photo')
  const { body } = await world.speak(cookie)(members.own)
  expect(body.profileImageUrl).not.toBe(profileImageUrl)
  const smallest = await world.app.inject({ url: portraitUrl(body.profileImageUrl ?? '', 96), headers: { cookie } })
  expect([smallest.statusCode, smallest.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('it works in the manner of LinkedIn, which knows neither PKCE nor nonce', async () => {
  const other = await startOpenidProvider({ manner: 'linkedin' })
  const site = await openSite(other.issuer)
  const { cookie, authUrl } = await leave('rook', site)
  expect(new URL(authUrl).searchParams.has('code_challenge')).toBe(false)
  expect(await comeBack(await walk(authUrl), cookie, site)).toContain('linkedin=connected')
  await site.close()
  await other.stop()
})

test.each<[string, (back: URL, cookie: string) => Promise<string | undefined>]>([
  ['who declined', async (_back, cookie) => comeBack(await walk((await leave('rook')).authUrl, 'cancel'), cookie)],
  [
    'whose state is another',
    (back, cookie) => {
      back.searchParams.set('state', 'x'.repeat(43))
      return comeBack(back, cookie)
    },
  ],
  [
    'whose state is missing',
    (back, cookie) => {
      back.searchParams.delete('state')
      return comeBack(back, cookie)
    },
  ],
  [
    'whose code is another',
    (back, cookie) => {
      back.searchParams.set('code', 'invented')
      return comeBack(back, cookie)
    },
  ],
  ['without a session', (back) => comeBack(back)],
  ['in a brother’s browser', async (back) => comeBack(back, await world.cookieOf('marcus'))],
  ['in another session of his own', async (back) => comeBack(back, await world.cookieOf('rook'))],
  [
    'too late',
    async (back, cookie) => {
      await world.db
        .updateTable('linkedin_attempts')
        .set({ expires_at: new Date(0) })
        .execute()
      return comeBack(back, cookie)
    },
  ],
])('one %s is not connected', async (_who, tryIt) => {
  const { cookie, authUrl } = await leave('rook')
  expect(await tryIt(await walk(authUrl), cookie)).toBe(FAILED)
  for (const player of ['rook', 'marcus'] as const)
    expect(await memberOf(player)).toMatchObject({ linkedin_subject: null })
  expect(await memberOf('rook')).toMatchObject({ linkedin_verified: false, country: null })
})

test('what a stranger made up does not spoil the way back', async () => {
  const { cookie, authUrl } = await leave('rook')
  const back = await walk(authUrl)
  const made = new URL(back)
  made.searchParams.set('state', 'x'.repeat(43))
  expect(await comeBack(made, cookie)).toBe(FAILED)
  expect(await comeBack(back, cookie)).toContain('linkedin=connected')
})

test('nobody comes back twice', async () => {
  const { cookie, authUrl } = await leave('rook')
  const back = await walk(authUrl)
  const answers = await Promise.all([comeBack(back, cookie), comeBack(back, cookie)])
  expect(answers.sort()).toEqual(['/profile?linkedin=connected&filled=country', FAILED])
  expect(await comeBack(back, cookie)).toBe(FAILED)
})

test('a way back that failed is closed, even for the right code', async () => {
  const { cookie, authUrl } = await leave('rook')
  const back = await walk(authUrl)
  const invented = new URL(back)
  invented.searchParams.set('code', 'invented')
  expect(await comeBack(invented, cookie)).toBe(FAILED)
  expect(await comeBack(back, cookie)).toBe(FAILED)
})

test('an account belongs to one member', async () => {
  const first = await leave('rook')
  await comeBack(await walk(first.authUrl), first.cookie)
  const second = await leave('marcus')
  expect(await comeBack(await walk(second.authUrl), second.cookie)).toBe(FAILED)
  expect(await memberOf('marcus')).toMatchObject({ linkedin_subject: null })

  provider.person.subject = 'w7Other'
  const again = await leave('rook')
  expect(await comeBack(await walk(again.authUrl), again.cookie)).toContain('linkedin=connected')
  expect(await memberOf('rook')).toMatchObject({ linkedin_subject: 'w7Other' })
})

test('a provider that is gone is said so before he leaves, and is an error on the way back', async () => {
  const gone = await startOpenidProvider()
  const site = await openSite(gone.issuer)
  const { cookie, authUrl } = await leave('rook', site)
  const back = await walk(authUrl)
  await gone.stop()
  expect(await comeBack(back, cookie, site)).toBe(FAILED)
  await site.close()

  const later = await openSite(gone.issuer)
  const { status, problem } = await (await later.as('rook'))(linkedin.auth)
  expect([status, problem.detail]).toEqual([503, 'LinkedIn does not answer at the moment. Please try again later.'])
  await later.close()
})
