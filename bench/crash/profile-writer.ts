// One member who saves his profile and changes his photo without a pause, and what he finds of it after a crash.
import { readFileSync } from 'node:fs'
import { PORTRAIT_WIDTHS, portraitUrl } from '../../contract/avatars.ts'
import { type Client, expectStatus } from '../instruments/client.ts'

const PHOTO = readFileSync(new URL('../../server/demo/portraits/p09.webp', import.meta.url))

/** What was acknowledged last. */
export interface ProfileWrites {
  cookie: string
  saves: number
  photos: number
}

export async function saveProfile(client: Client, writes: ProfileWrites) {
  const quote = quoteOf(writes.saves + 1)
  const body = JSON.stringify({ quote, location: writes.saves % 2 ? 'Oslo, Norway' : 'Lisbon, Portugal' })
  const headers = { cookie: writes.cookie, 'content-type': 'application/json' }
  await expectStatus(200, client.send('/api/members/profile', { method: 'PATCH', headers, body }))
  writes.saves++
}

export async function changePhoto(client: Client, writes: ProfileWrites) {
  const form = new FormData()
  form.set('avatar', new Blob([PHOTO]), 'photo.webp')
  const encoded = new Response(form)
  const headers = { cookie: writes.cookie, 'content-type': encoded.headers.get('content-type') ?? '' }
  const body = Buffer.from(await encoded.arrayBuffer())
  await expectStatus(200, client.send('/api/members/avatar', { method: 'POST', headers, body }))
  writes.photos++
}

/** The last save or one that was not acknowledged any more, and a photo that is whole. */
export async function verifyProfile(client: Client, { cookie, saves, photos }: ProfileWrites) {
  const { body } = await expectStatus(200, client.send('/api/members/profile', { headers: { cookie } }))
  const { quote, city, location, profileImageUrl } = JSON.parse(String(body))
  const faults: string[] = []
  const found = Number(/^Save (\d+)$/.exec(quote ?? '')?.[1] ?? 0)
  if (found < saves) faults.push(`save ${saves} was acknowledged, ${found} is there`)
  if (found > 0 && !location.startsWith(city)) faults.push(`he lives in ${location}, and on the map in ${city}`)
  if (photos > 0 && profileImageUrl === null) faults.push('a photo that was acknowledged is gone')
  for (const width of profileImageUrl === null ? [] : PORTRAIT_WIDTHS) {
    const { status } = await client.send(portraitUrl(profileImageUrl, width), { headers: { cookie } })
    if (status !== 200) faults.push(`his photo of ${width} pixels answers ${status}`)
  }
  return faults
}

const quoteOf = (turn: number) => `Save ${turn}`
