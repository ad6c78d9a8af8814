// Reads pictures that no member of the installation was given: unmarked, marked with another key, damaged. Nobody may be named.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { archiveOf } from '@aerie/watermark/reading/archive.fixture'
import type { Archive } from '@aerie/watermark/reading/finding'
import { lumaOf } from '@aerie/watermark/reading/marked-photo.fixture'
import { readPicture } from '@aerie/watermark/reading/read-picture'
import { makeInnocent, type Origin } from './innocent-pictures.ts'
import { takePicture } from './pictures.ts'
import { randomFrom } from './random.ts'

const KEYS = [{ id: 1, secret: new Uint8Array(32).fill(9) }]
/** Of the photo that each picture is taken for. */
const COPIES = 5_000
const MEMBERS = 1_000
const PART = 100
const LOG = join(import.meta.dirname, 'innocents.log')
const HEAD =
  '# One line for each hundred pictures: the first of them (its seed), how many were photographs, how many were of a photo whose\n' +
  '# original was known; words decoded, copies and members correlated, accused; the highest rho; processor seconds.\n' +
  '# first photographs known decoded correlated members accused rho seconds\n'

const random = randomFrom(1)
const copies = Array.from({ length: COPIES }, (_, at) => ({
  id: 10 * 2 ** 32 + Math.floor(random() * 2 ** 32),
  memberId: at % MEMBERS,
  keyId: 1,
  isReuploaded: false,
}))

/** Where the original counts as deleted the picture itself protects nobody: only the odds do. */
const withoutOriginal: Archive = { ...archiveOf([{ id: 1, original: null, copies }]), findPhotosLike: async () => [1] }
const known = new Map<number, Archive>()

async function archiveFor({ photograph, isKnown }: Origin): Promise<Archive> {
  const ready = isKnown ? known.get(photograph) : withoutOriginal
  if (ready) return ready
  const { photo } = await takePicture(photograph)
  const archive = { ...archiveOf([{ id: 1, original: photo.luma, copies }]), findPhotosLike: async () => [1] }
  known.set(photograph, archive)
  return archive
}

/** From the first picture on, each hundred noted once it is done; those that are noted already are not looked at again. */
export async function measureInnocent(from: number, count: number) {
  if (!existsSync(LOG)) appendFileSync(LOG, HEAD)
  for (let first = from; first < from + count; first += PART) {
    if (!isNoted(first)) appendFileSync(LOG, `${await readPart(first, Math.min(PART, from + count - first))}\n`)
  }
  console.log(sumUp())
}

const noted = () =>
  readFileSync(LOG, 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(' ').map(Number))

const isNoted = (first: number) => noted().some(([number]) => number === first)

async function readPart(first: number, count: number) {
  const began = process.cpuUsage()
  let [photographs, originals, decoded, correlated, members, accused, highest] = [0, 0, 0, 0, 0, 0, 0]
  for (let number = first; number < first + count; number++) {
    const { picture, origin } = await makeInnocent(number)
    const finding = await readPicture(await lumaOf(picture), { keys: KEYS, archive: await archiveFor(origin) })
    const isAccused = finding.members.length > 0 || finding.marks.some(({ names }) => names)
    if (isAccused) console.error(`Number ${number} accuses somebody: ${JSON.stringify({ origin, ...finding })}`)
    photographs += origin.isPhotograph ? 1 : 0
    originals += origin.isKnown ? 1 : 0
    decoded += finding.marks.filter(({ evidence }) => evidence === 'decoded').length
    correlated += finding.marks.filter(({ evidence }) => evidence === 'correlated').length
    members += finding.members.length
    accused += isAccused ? 1 : 0
    highest = Math.max(highest, finding.highestRho)
  }
  const { user, system } = process.cpuUsage(began)
  const seconds = Math.round((user + system) / 1e6)
  return [first, photographs, originals, decoded, correlated, members, accused, highest.toFixed(2), seconds].join(' ')
}

function sumUp() {
  const lines = noted()
  const sum = (column: number) => lines.reduce((total, line) => total + (line[column] ?? 0), 0)
  const rho = Math.max(...lines.map((line) => line[7] ?? 0))
  return (
    `${lines.length} hundreds, ${sum(1)} of photographs, ${sum(2)} with their original known, against ${COPIES} copies of ` +
    `${MEMBERS} members each: ${sum(3)} words decoded, ${sum(4)} copies and ${sum(5)} members correlated, ${sum(6)} accused; ` +
    `the highest rho ${rho}; ${sum(8)} processor seconds`
  )
}
