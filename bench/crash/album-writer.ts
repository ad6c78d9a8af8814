// Brothers who upload, flag, delete and purge photos without a pause, and what the server has acknowledged of each.
import { type Client, expectStatus, signIn } from '../instruments/client.ts'
import { noisePicture } from '../instruments/noise-picture.ts'
import { asAnotherFile, FORM_TYPE, photoForm } from '../instruments/photo-form.ts'
import { PASSWORD } from '../seed/data-folder.ts'
import { type ReceivedCopy, readCopies } from './copy-reader.ts'
import { untilKilled } from './until-killed.ts'

export type State = 'there' | 'flagged' | 'binned' | 'purged'

export interface WrittenPhoto {
  id: number
  /** As it was acknowledged last. */
  state: State
  /** What was asked for since and not answered. */
  underWay: State | null
}

export interface AlbumWrites {
  albumId: number
  photos: WrittenPhoto[]
  /** By a member who looks at and downloads them meanwhile. */
  received: ReceivedCopy[]
}

/** Anyone flags ten photos a day at most. */
const FLAGS_OF_ONE = 10
/** Of every so many photos, one stays, one is flagged, one goes into the bin, and one for good. */
const KINDS: State[] = ['there', 'flagged', 'binned', 'purged']
/** How far the others keep behind the upload, so that some are deleted while they are being made. */
const BEHIND = 2

interface Writers {
  client: Client
  address: string
  /** The session of the member whose photos they are. */
  uploader: string
  /** Of whom nobody has flagged anything yet. */
  flagger: string
}

/** `end` announces the kill; `over` rejects when the server failed before it. */
export async function writePhotos({ client, address, uploader, flagger }: Writers, writes: AlbumWrites) {
  const picture = await noisePicture()
  const first = writes.photos.length
  let isEnding = false
  let flags = 0
  const isOver = () => isEnding
  const uploads = untilKilled(isOver, async () => {
    while (!isEnding) writes.photos.push(await upload(client, uploader, writes.albumId, asAnotherFile(picture)))
  })
  const changes = untilKilled(isOver, async () => {
    for (let at = first; !isEnding; ) {
      const photo = at < writes.photos.length - BEHIND ? writes.photos[at++] : undefined
      const kind = KINDS[at % KINDS.length]
      if (!photo) await new Promise(setImmediate)
      else if (kind === 'flagged' && flags++ < FLAGS_OF_ONE) await change(client, flagger, photo, 'flagged')
      else if (kind === 'binned' || kind === 'purged') await change(client, uploader, photo, 'binned')
      if (photo && kind === 'purged') await change(client, uploader, photo, 'purged')
    }
  })
  const reading = untilKilled(isOver, () =>
    readCopies({ address, cookie: flagger }, writes.photos, writes.received, isOver),
  )
  return {
    over: Promise.all([uploads, changes, reading]),
    end() {
      isEnding = true
    },
  }
}

export const openAlbum = async (client: Client, cookie: string) => {
  const headers = { cookie, 'content-type': 'application/json' }
  const body = JSON.stringify({ title: 'Under fire' })
  const answer = await expectStatus(200, client.send('/api/albums', { method: 'POST', headers, body }))
  return Number(JSON.parse(String(answer.body)).id)
}

export const memberOf = (client: Client, mailbox: string | undefined) => signIn(client, mailbox ?? '', PASSWORD)

async function upload(client: Client, cookie: string, albumId: number, photo: Buffer): Promise<WrittenPhoto> {
  const headers = { cookie, 'content-type': FORM_TYPE }
  const path = `/api/albums/${albumId}/photos`
  const { body } = await expectStatus(201, client.send(path, { method: 'POST', headers, body: photoForm(photo) }))
  return { id: JSON.parse(String(body)).photos[0].id, state: 'there', underWay: null }
}

const CALLS: Record<Exclude<State, 'there'>, (id: number) => { method: string; path: string; body?: string }> = {
  flagged: (id) => ({
    method: 'POST',
    path: `/api/photos/${id}/flag`,
    body: JSON.stringify({ reason: 'Not for everybody' }),
  }),
  binned: (id) => ({ method: 'DELETE', path: `/api/photos/${id}` }),
  purged: (id) => ({ method: 'DELETE', path: `/api/bin/photos/${id}` }),
}

async function change(client: Client, cookie: string, photo: WrittenPhoto, to: Exclude<State, 'there'>) {
  const { path, body, method } = CALLS[to](photo.id)
  photo.underWay = to
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  await expectStatus(200, client.send(path, { method, headers, ...(body && { body }) }))
  photo.state = to
  photo.underWay = null
}
