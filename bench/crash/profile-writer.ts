// One member who saves his profile and changes his photo without a pause, and what he finds of it after a crash.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PORTRAIT_WIDTHS, portraitUrl } from '../../contract/avatars.ts'
import { type Client, expectStatus } from '../instruments/client.ts'

const PHOTOS = ['p09', 'p10', 'p11'].map((name) =>
  readFileSync(new URL(`../../server/demo/portraits/${name}.webp`, import.meta.url)),
)

/** How much was acknowledged, and which photo last. */
export interface ProfileWrites {
  cookie: string
  /** Tells these saves from those of an earlier round, which may be what is still there. */
  round: string
  saves: number
  photos: number
  photo: string | null
  /** Whether a photo was sent since that nobody has answered for. */
  isPhotoOpen: boolean
}

export const startProfile = (cookie: string): ProfileWrites => ({
  cookie,
  round: randomUUID(),
  saves: 0,
  photos: 0,
  photo: null,
  isPhotoOpen: false,
})

export async function saveProfile(client: Client, writes: ProfileWrites) {
  const quote = quoteOf(writes.round, writes.saves + 1)
  const body = JSON.stringify({ quote, location: writes.saves % 2 ? 'Oslo, Norway' : 'Lisbon, Portugal' })
  const headers = { cookie: writes.cookie, 'content-type': 'application/json' }
  await expectStatus(200, client.send('/api/members/profile', { method: 'PATCH', headers, body }))
  writes.saves++
}

export async function changePhoto(client: Client, writes: ProfileWrites) {
  const form = new FormData()
  form.set('avatar', new Blob([PHOTOS[writes.photos % PHOTOS.length] ?? '']), 'photo.webp')
  const encoded = new Response(form)
  const headers = { cookie: writes.cookie, 'content-type': encoded.headers.get('content-type') ?? '' }
  const body = Buffer.from(await encoded.arrayBuffer())
  writes.isPhotoOpen = true
  const answer = await expectStatus(200, client.send('/api/members/avatar', { method: 'POST', headers, body }))
  writes.isPhotoOpen = false
  writes.photo = JSON.parse(String(answer.body)).profileImageUrl
  writes.photos++
}

/** The last save or the one that was not acknowledged any more, and of the photos the same, whole. */
export async function verifyProfile(
  client: Client,
  { cookie, round, saves, photos, photo, isPhotoOpen }: ProfileWrites,
) {
  const { body } = await expectStatus(200, client.send('/api/members/profile', { headers: { cookie } }))
  const { quote, city, location, profileImageUrl } = JSON.parse(String(body))
  const faults: string[] = []
  const start = quoteOf(round, '')
  const found = quote?.startsWith(start) ? Number(quote.slice(start.length)) : 0
  if (found < saves) faults.push(`save ${saves} was acknowledged, ${found} is there`)
  if (found > saves + 1) faults.push(`save ${found} is there, and ${saves + 1} was the last that was sent`)
  if (found > 0 && !location.startsWith(city)) faults.push(`he lives in ${location}, and on the map in ${city}`)
  if (photos > 0 && profileImageUrl === null) faults.push('a photo that was acknowledged is gone')
  if (photos > 0 && profileImageUrl !== photo && !isPhotoOpen)
    faults.push('another photo is there than the one acknowledged last')
  for (const width of profileImageUrl === null ? [] : PORTRAIT_WIDTHS) {
    const { status } = await client.send(portraitUrl(profileImageUrl, width), { headers: { cookie } })
    if (status !== 200) faults.push(`his photo of ${width} pixels answers ${status}`)
  }
  return faults
}

const quoteOf = (round: string, turn: number | string) => `Round ${round}, save ${turn}`
