// A brother who adds films to an album and among the documents, and replaces these, and what the server has acknowledged of each.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Client, expectStatus } from '../instruments/client.ts'
import { FORM_TYPE, formOf, photoForm } from '../instruments/photo-form.ts'
import { untilKilled } from './until-killed.ts'

export interface WrittenDocument {
  id: number
  /** As was acknowledged last. */
  versions: number
  /** Another was asked for since, and not answered. */
  isReplaced: boolean
}

export interface FilmWrites {
  albumId: number
  films: number[]
  documents: WrittenDocument[]
}

/** One that is only put into another container, and two that are converted. */
const FILMS = ['VID_20240615_193000.mp4', 'old-phone.mp4', 'camera-2004.mov'] as const
const TOO_MANY = 429
/** Of one round: more would not be made before the next. */
const MOST_OF_A_ROUND = 2

export interface SentFile {
  name: string
  content: Buffer
}

/** The same film as another file: with a part of its own behind the last, which players pass over. */
async function asAnotherFilm(name: (typeof FILMS)[number]): Promise<SentFile> {
  const whole = await readFile(new URL(`../../server/platform/films/${name}`, import.meta.url))
  const content = Buffer.concat([whole, Buffer.from('\0\0\0\x18free', 'latin1'), randomBytes(16)])
  return { name, content }
}

/** `end` announces the kill; `over` rejects when the server failed before it. */
export function writeFilms(client: Client, cookie: string, writes: FilmWrites) {
  let isEnding = false
  const isOver = () => isEnding
  const name = (at: number) => FILMS[at % FILMS.length] ?? FILMS[0]
  const uploads = untilKilled(isOver, async () => {
    for (let at = 0; at < MOST_OF_A_ROUND && !isEnding; at++)
      writes.films.push(await upload(client, cookie, writes.albumId, await asAnotherFilm(name(writes.films.length))))
  })
  const papers = untilKilled(isOver, async () => {
    const id = await addDocument(client, cookie, await asAnotherFilm(name(writes.documents.length)))
    if (id !== null) writes.documents.push({ id, versions: 1, isReplaced: false })
    // The one before is replaced while it is made, and this one at once.
    for (const one of writes.documents.slice(-2)) {
      if (isEnding) return
      one.isReplaced = true
      const isTaken = await replaceDocument(client, cookie, one.id, await asAnotherFilm(name(one.versions)))
      Object.assign(one, { versions: one.versions + (isTaken ? 1 : 0), isReplaced: false })
    }
  })
  return {
    over: Promise.all([uploads, papers]),
    end() {
      isEnding = true
    },
  }
}

const post = (client: Client, cookie: string, path: string, body: Buffer) =>
  client.send(path, { method: 'POST', headers: { cookie, 'content-type': FORM_TYPE }, body })

async function upload(client: Client, cookie: string, albumId: number, film: SentFile): Promise<number> {
  const { body } = await expectStatus(
    201,
    post(client, cookie, `/api/albums/${albumId}/photos`, photoForm(film.content, film.name)),
  )
  return JSON.parse(String(body)).photos[0].id
}

/** Of one member's so many are made ready at a time; null where no further one is taken. */
export async function addDocument(client: Client, cookie: string, file: SentFile): Promise<number | null> {
  const fields = { title: 'Taken to the house', category: 'general', accessLevel: 'members' }
  const form = formOf(fields, { field: 'file', ...file })
  const answer = await post(client, cookie, '/api/documents?again=1', form)
  if (answer.status === TOO_MANY) return null
  const { body } = await expectStatus(201, Promise.resolve(answer))
  return JSON.parse(String(body)).id
}

export async function replaceDocument(client: Client, cookie: string, id: number, file: SentFile) {
  const form = formOf({ note: 'Anew' }, { field: 'file', ...file })
  const answer = await post(client, cookie, `/api/documents/${id}/versions`, form)
  if (answer.status === TOO_MANY) return false
  await expectStatus(201, Promise.resolve(answer))
  return true
}
