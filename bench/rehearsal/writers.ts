// What members write through the move's outages beside sign-ins and profiles: votes, photos and papers, each acknowledged one kept.
import { setTimeout as pause } from 'node:timers/promises'
import { madePdf } from '../../server/platform/documents/made-document.fixture.ts'
import { openAlbum } from '../crash/album-writer.ts'
import { addDocument, type WrittenDocument } from '../crash/film-writer.ts'
import type { Vote } from '../crash/verify-votes.ts'
import { type Client, expectStatus, signIn } from '../instruments/client.ts'
import { noisePicture } from '../instruments/noise-picture.ts'
import { asAnotherFile, FORM_TYPE, photoForm } from '../instruments/photo-form.ts'

const OPTIONS = ['Yes', 'No', 'Later']
/** A poll is open for so long, and is not voted on in its last second. */
const OPEN_MS = 20_000
const LAST_MS = 1_000
/** Of one member: each is made ready beside all else, and takes a processor a second or two. */
const BETWEEN_FILES_MS = 3_000
const [OVER, ALREADY] = [403, 409]

export interface Written {
  polls: { id: number; endsAt: number; votes: Vote[] }[]
  albumId: number
  photos: number[]
  documents: WrittenDocument[]
}

interface Who {
  /** The session of a super admin. */
  officer: string
  mailboxes: string[]
  password: string
}

/** Kinds of writes for `keepWriting`, and what was acknowledged of them. */
export async function openWriters(client: Client, { officer, mailboxes, password }: Who) {
  const written: Written = { polls: [], albumId: await openAlbum(client, officer), photos: [], documents: [] }
  const sessions: string[] = []
  let voted = 0
  const picture = await noisePicture()

  async function vote(patient: Client) {
    const place = voted % mailboxes.length
    sessions[place] ??= await signIn(patient, mailboxes[place] ?? '', password)
    const poll = await openPoll(patient)
    voted += 1
    const optionIndex = place % OPTIONS.length
    const answer = await post(patient, sessions[place] ?? '', `/api/polls/${poll.id}/vote`, { optionIndex })
    // It was cast by the call before, whose answer the kill took away.
    if (answer.status === ALREADY) return
    // On a machine that is slow at the time the poll ends before he has voted.
    if (answer.status === OVER && Date.now() >= poll.endsAt) return
    const { body } = await expectStatus(200, Promise.resolve(answer))
    poll.votes.push({ tracker: JSON.parse(String(body)).tracker, choice: `option_${optionIndex + 1}` })
  }

  async function openPoll(patient: Client) {
    const latest = written.polls.at(-1)
    const isFull = latest && voted % mailboxes.length === 0
    if (latest && !isFull && Date.now() < latest.endsAt - LAST_MS) return latest
    const endsAt = Date.now() + OPEN_MS
    const asked = { title: 'Whether it has moved', options: OPTIONS, requiresQuorum: false }
    const poll = { ...asked, endDate: new Date(endsAt).toISOString() }
    const { body } = await expectStatus(201, post(patient, officer, '/api/polls', poll))
    const opened = { id: Number(JSON.parse(String(body)).id), endsAt, votes: [] }
    written.polls.push(opened)
    return opened
  }

  async function uploadPhoto(patient: Client) {
    await pause(BETWEEN_FILES_MS)
    const body = photoForm(asAnotherFile(picture))
    const path = `/api/albums/${written.albumId}/photos`
    const headers = { cookie: officer, 'content-type': FORM_TYPE }
    const answer = await expectStatus(201, patient.send(path, { method: 'POST', headers, body }))
    written.photos.push(JSON.parse(String(answer.body)).photos[0].id)
  }

  async function addPaper(patient: Client) {
    await pause(BETWEEN_FILES_MS)
    const content = Buffer.from(await madePdf([`Paper ${written.documents.length}`]))
    const id = await addDocument(patient, officer, { name: 'minutes.pdf', content })
    if (id !== null) written.documents.push({ id, versions: 1, isReplaced: false })
  }

  return { written, kinds: [vote, uploadPhoto, addPaper] }
}

const post = (client: Client, cookie: string, path: string, body: object) =>
  client.send(path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
