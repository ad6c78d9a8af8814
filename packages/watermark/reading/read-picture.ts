// Reads a leaked picture, from what is quick and likely to what takes long: blind, by known copies, with our photos, in parts.
import { type BlindReading, clearest, type Keyed, openBlindSearch, readUpright } from './blind.ts'
import { compareCopies, comparePhoto } from './comparison.ts'
import { acceptedMarks, conclude, noteDecoded } from './evidence.ts'
import type { Luma, PictureFinding } from './finding.ts'
import { type Inquiry, openInquiry, type ReadingOptions } from './inquiry.ts'
import { hashesOfPositions } from './picture-hash.ts'
import type { SearchOptions } from './search.ts'
import { openSuspect } from './suspect.ts'
import { cutWindow, type PictureWindow, WINDOWS } from './windows.ts'

/** Photos like the picture whose copies are compared, mark or none. */
const MOST_ALIKE = 12

/** A picture that one photo of ours covers so far has no room for another. */
const ALL_OF_IT = 0.9

/** Takes seconds of this thread: meant for one of its own. */
export async function readPicture(luma: Luma, options: ReadingOptions): Promise<PictureFinding> {
  const inquiry = openInquiry(options)
  const picture: PictureWindow = { suspect: openSuspect(luma), left: 0, top: 0 }
  const seesLattice = readBlind(inquiry, picture, options)
  if (!options.isBlind) await readWithArchive(inquiry, picture, luma, { seesLattice, ...options })
  const found = await conclude(inquiry.evidence, options.archive)
  return { ...found, isComplete: inquiry.isComplete(), elapsedMs: inquiry.elapsedMs() }
}

interface LatticeOptions extends ReadingOptions {
  seesLattice: () => boolean
}

async function readWithArchive(
  inquiry: Inquiry,
  picture: PictureWindow,
  luma: Luma,
  { seesLattice, ...options }: LatticeOptions,
) {
  const alike = (await options.archive.findPhotosLike(hashesOfPositions(luma))).slice(0, MOST_ALIKE)
  await compareCopies(inquiry, [...(await photosOfCopies(inquiry)), ...alike])
  await comparePhotos(inquiry, picture, [...alike, ...(options.photoIds ?? [])])
  if (acceptedMarks(inquiry.evidence).length > 0 || inquiry.evidence.covered >= ALL_OF_IT) return
  if (options.allWindows || seesLattice()) await readWindows(inquiry, picture)
}

/** Upright with every key before anything else with one. The answer says whether a mark is seen that may lie in a part. */
function readBlind(inquiry: Inquiry, { suspect }: PictureWindow, options: SearchOptions): () => boolean {
  const { evidence, keys } = inquiry
  const search = openBlindSearch(suspect, options)
  const seesLattice = () => keys.some(search.seesLattice)
  if (!options.quick && !inquiry.enter('upright')) return seesLattice
  const upright = keys.map((key) => keep(inquiry, key, readUpright(suspect, key, evidence.tally)))
  if (upright.some((isFound) => isFound)) return seesLattice
  for (const key of keys)
    keep(
      inquiry,
      key,
      search.read(key, evidence.tally, (stage) => options.quick || inquiry.enter(stage)),
    )
  return seesLattice
}

function keep({ evidence, fits }: Inquiry, key: Keyed, { mark, fits: read }: BlindReading) {
  if (mark) noteDecoded(evidence, mark)
  fits.set(key.id, clearest([...(fits.get(key.id) ?? []), ...read]))
  return mark !== null
}

async function photosOfCopies({ evidence, archive }: Inquiry) {
  const copies = await Promise.all(acceptedMarks(evidence).map(({ copyId }) => archive.findCopy(copyId)))
  return [...new Set(copies.flatMap((copy) => copy?.photoId ?? []))]
}

/** Every photo that a mark speaks of; of the others one after the other, until the picture shows it. */
async function comparePhotos(inquiry: Inquiry, part: PictureWindow, others: readonly number[]) {
  const marked = await photosOfCopies(inquiry)
  let count = 0
  for (const photoId of new Set([...marked, ...others])) {
    if (!marked.includes(photoId) && hasPhoto(inquiry)) return
    if (!inquiry.enter('originals', ++count)) return
    await comparePhoto(inquiry, part, photoId)
  }
}

const hasPhoto = ({ evidence }: Inquiry) => [...evidence.photos.values()].some((photo) => typeof photo === 'object')

/** Each as if it were the picture; what was read of the whole says nothing of where the mark lies in a part. */
async function readWindows(inquiry: Inquiry, picture: PictureWindow) {
  const { evidence, fits } = inquiry
  for (let at = 0; at < WINDOWS; at++) {
    if (!inquiry.enter('windows', at + 1)) return
    const window = cutWindow(picture.suspect, at)
    fits.clear()
    readBlind(inquiry, window, { quick: true })
    for (const photoId of await photosOfCopies(inquiry))
      if (typeof evidence.photos.get(photoId) !== 'object') await comparePhoto(inquiry, window, photoId)
  }
}
