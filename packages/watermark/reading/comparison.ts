// Compares a picture with what the installation knows: the copies it handed out, and its photos as they were before they were marked.
import { betweenGrids, compose, invert, shift } from './affine.ts'
import { decodeFit } from './blind.ts'
import { noteCorrelations, noteDecoded } from './evidence.ts'
import type { Affine, CopiesOfPhoto, Luma } from './finding.ts'
import type { Fit } from './fit.ts'
import type { Inquiry } from './inquiry.ts'
import { copiesOfKey, countMembersWithSeveral, payloadsOf, rhoOfEach } from './known-ids.ts'
import {
  type Original,
  openOriginal,
  type PlacesToTry,
  type Registration,
  register,
  SAME_PHOTO,
} from './registration.ts'
import type { Suspect } from './suspect.ts'
import type { PictureWindow } from './windows.ts'
import { fitResidual, residualSpectrum } from './with-original.ts'
import { registerInParts } from './written-over.ts'

/** The copies of each photo once with all that was read so far. */
export async function compareCopies(inquiry: Inquiry, photoIds: Iterable<number>) {
  const { evidence, archive, comparedPhotos, fits } = inquiry
  for (const photoId of photoIds) {
    if (comparedPhotos.has(photoId)) continue
    const copies = await archive.listCopies(photoId)
    if (!inquiry.enter('issued copies', copies.ids.length)) return
    comparedPhotos.add(photoId)
    evidence.candidates.copies += copies.ids.length
    evidence.candidates.members += countMembersWithSeveral(copies.memberIds)
    compareFits(inquiry, photoId, copies, fits)
  }
}

function compareFits({ evidence, keys }: Inquiry, photoId: number, copies: CopiesOfPhoto, fits: Inquiry['fits']) {
  for (const key of keys) {
    const own = copiesOfKey(copies, key.id)
    const payloads = payloadsOf(key.secret, own.ids)
    for (const fit of fits.get(key.id) ?? []) {
      evidence.tally.compared.add(fit)
      noteCorrelations(evidence, photoId, key.id, own, fit, rhoOfEach(fit.soft, payloads))
    }
  }
}

/** Whether a part of the picture shows a photo; where it does, it is read once more without that photo. */
export async function comparePhoto(inquiry: Inquiry, part: PictureWindow, photoId: number) {
  const { evidence, archive, fits } = inquiry
  const luma = await archive.loadOriginal(photoId)
  if (!luma) {
    evidence.photos.set(photoId, 'deleted')
    return false
  }
  const original = openOriginal(luma)
  const hints = [...fits.values()].flat().map(({ hypothesis }) => hypothesis)
  const isThorough = evidence.decoded.size === 0
  const registration =
    registerWhole(part.suspect, original, { hints, isThorough }) ?? registerInParts(part.suspect, original, hints)
  if (!registration) {
    evidence.photos.set(photoId, 'other')
    return false
  }
  const alignment = alignmentOf(part, luma, original, registration)
  evidence.photos.set(photoId, { photoId, correlation: registration.correlation, alignment })
  evidence.covered = Math.max(evidence.covered, shareCovered(part, luma, alignment, registration))
  await readWithout(inquiry, part, photoId, original, registration)
  return true
}

function registerWhole(suspect: Suspect, original: Original, places: PlacesToTry) {
  const found = register(suspect, original, places)
  return found && found.correlation >= SAME_PHOTO ? found : null
}

const alignmentOf = ({ left, top }: PictureWindow, luma: Luma, { canonical }: Original, { map }: Registration) =>
  compose(compose(shift(left, top), map), betweenGrids(luma, canonical))

const SAMPLES = 32

/** The share of a part of the picture that shows the photo. */
function shareCovered(
  { suspect, left, top }: PictureWindow,
  { width, height }: Luma,
  alignment: Affine,
  { blocks }: Registration,
) {
  const [a, b, c, d, e, f] = invert(alignment)
  let covered = 0
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const x = left + (((i % SAMPLES) + 0.5) * suspect.width) / SAMPLES
    const y = top + ((Math.floor(i / SAMPLES) + 0.5) * suspect.height) / SAMPLES
    const [u, v] = [a * x + b * y + c, d * x + e * y + f]
    if (u >= 0 && v >= 0 && u < width && v < height) covered++
  }
  const shown = blocks ? blocks.shown.filter((isShown) => isShown).length / blocks.shown.length : 1
  return (shown * covered) / SAMPLES ** 2
}

async function readWithout(
  inquiry: Inquiry,
  { suspect }: PictureWindow,
  photoId: number,
  original: Original,
  registration: Registration,
) {
  const { evidence, keys, archive } = inquiry
  const spectrum = residualSpectrum(suspect, original, registration)
  const residuals = new Map<number, readonly Fit[]>()
  for (const key of keys) {
    const fit = fitResidual(spectrum, registration, key.carrier)
    residuals.set(key.id, [fit])
    const mark = decodeFit(fit, key, evidence.tally)
    if (mark) noteDecoded(evidence, mark)
  }
  await compareCopies(inquiry, [photoId])
  compareFits(inquiry, photoId, await archive.listCopies(photoId), residuals)
}
