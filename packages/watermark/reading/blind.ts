// Reads a picture without knowing anything of it: decodes what each fit says, and believes a word whose tag is that of its id.
import type { Tone } from '../carrier.ts'
import { decode, encode, idOf, payloadOf } from '../code.ts'
import type { ReadingStage } from './finding.ts'
import { type Fit, fitUpright, openFitting, uprightHypothesis } from './fit.ts'
import { openSearch, type SearchOptions } from './search.ts'
import { correlate } from './soft-bits.ts'
import type { Suspect } from './suspect.ts'

/** A key with the carrier that it lays out. */
export interface Keyed {
  id: number
  secret: Uint8Array
  carrier: readonly Tone[]
}

export interface DecodedMark {
  copyId: number
  keyId: number
  rho: number
  fit: Fit
}

/** What has been tried so far: the odds of chance grow with it. */
export interface Tally {
  /** Words that the decoder has proposed. */
  words: number
  /** Readings that were decoded. */
  fits: number
  /** Readings that words of known copies were compared with. */
  compared: Set<Fit>
}

export interface BlindReading {
  mark: DecodedMark | null
  /** Clearest pilots first. */
  fits: Fit[]
}

/** In units of noise; where the pilots are that clear, the picture may be out of place by parts of a pixel. */
const WORTH_REFINING = 3
const KEPT = 3

/** As it left the installation, then a little out of place. */
export function readUpright(suspect: Suspect, key: Keyed, tally: Tally): BlindReading {
  const plain = fitUpright(suspect, key.carrier)
  const mark = decodeFit(plain, key, tally)
  if (mark || plain.pilotScore <= WORTH_REFINING) return { mark, fits: [plain] }
  const refined = openFitting(suspect)(uprightHypothesis(suspect), key.carrier)
  return refined ? { mark: decodeFit(refined, key, tally), fits: clearest([plain, refined]) } : { mark, fits: [plain] }
}

/** Cropped, turned, mirrored, tilted, stretched: until a word fits. Ends early where `enter` says so. */
export function openBlindSearch(suspect: Suspect, options: SearchOptions) {
  const { fitsOf, seesLattice } = openSearch(suspect, options)
  const read = (key: Keyed, tally: Tally, enter: (stage: ReadingStage) => boolean): BlindReading => {
    let fits: Fit[] = []
    for (const step of fitsOf(key.carrier)) {
      if (typeof step === 'string') {
        if (enter(step)) continue
        break
      }
      fits = clearest([...fits, step])
      const mark = decodeFit(step, key, tally)
      if (mark) return { mark, fits }
    }
    return { mark: null, fits }
  }
  return { read, seesLattice: ({ carrier }: Keyed) => seesLattice(carrier) }
}

export const clearest = (fits: readonly Fit[]) =>
  fits.toSorted((one, other) => other.pilotScore - one.pilotScore).slice(0, KEPT)

export function decodeFit(fit: Fit, { id: keyId, secret }: Keyed, tally: Tally): DecodedMark | null {
  tally.fits++
  for (const payload of decode(fit.soft)) {
    tally.words++
    const copyId = idOf(secret, payload)
    if (copyId === null) continue
    return { copyId, keyId, rho: correlate(fit.soft, encode(payloadOf(secret, copyId))), fit }
  }
  return null
}
