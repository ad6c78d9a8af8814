// The order in which a picture is searched: what happens most first, what takes longest last.
import { onFirstUse } from '@aerie/text/on-first-use'
import type { Tone } from '../carrier.ts'
import type { ReadingStage } from './finding.ts'
import { type Fit, openFitting } from './fit.ts'
import { canonicalScale } from './luma.ts'
import { type Candidate, findLattices, type LatticeRange, relativePower, SPECTRUM_SIDE } from './pilot-lattice.ts'
import type { Suspect } from './suspect.ts'
import { whiten } from './whitening.ts'

interface Stage extends Omit<LatticeRange, 'scales'> {
  name: ReadingStage
  /** Candidates that are tried at most, and how clear they have to be. */
  most: number
  leastScore: number
}

const DEGREE = Math.PI / 180
const NO_TURN = [0]
const NO_STRETCH = [1]
const EITHER_WAY = [false, true]

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)

const UPRIGHT = { angles: NO_TURN, aspects: NO_STRETCH, mirrors: [false] }

const STAGES: readonly Stage[] = [
  { ...UPRIGHT, name: 'cropped', most: 2, leastScore: 3.6 },
  { name: 'turned', angles: [0, 90 * DEGREE], aspects: NO_STRETCH, mirrors: EITHER_WAY, most: 3, leastScore: 4.2 },
  {
    name: 'tilted',
    angles: range(-6, 6, 0.12).map((degrees) => degrees * DEGREE),
    aspects: NO_STRETCH,
    mirrors: EITHER_WAY,
    most: 4,
    leastScore: 4.8,
  },
  {
    name: 'stretched',
    angles: NO_TURN,
    aspects: range(-0.12, 0.12, 0.004).map(Math.exp),
    mirrors: [false],
    most: 3,
    leastScore: 4.8,
  },
]

const ALL_ANGLES: Stage = {
  name: 'tilted',
  angles: range(-90, 90, 0.12).map((degrees) => degrees * DEGREE),
  aspects: NO_STRETCH,
  mirrors: EITHER_WAY,
  most: 6,
  leastScore: 5.2,
}

/** Of the scale at which all of the picture is all of the photo: screens show more than it, crops less. */
const SCALES = [0.5, 5] as const
/** The same of photos on a canvas that shows several: too small to be read in all of it, not to be seen. */
const SMALLEST_SCALE = 0.25
/** Of 16 unmarked photographs two had 4.3, the others 4.1 and less; of 20 canvases of two or four marked ones each had 27 and more. */
const LATTICE_SEEN = 4.8

export interface SearchOptions {
  /** Pictures turned by any angle, too, which takes longest. */
  allAngles?: boolean | undefined
  /** Neither tilted nor stretched ones. */
  quick?: boolean | undefined
}

const QUICK: readonly ReadingStage[] = ['cropped', 'turned']

/** `fitsOf`: every fit of the picture that is worth decoding, in the order of the stages. */
export function openSearch(suspect: Suspect, { allAngles = false, quick = false }: SearchOptions) {
  const shrink = Math.min(1, SPECTRUM_SIDE / Math.max(suspect.width, suspect.height))
  const reduced = { width: Math.round(suspect.width * shrink), height: Math.round(suspect.height * shrink) }
  const power = onFirstUse(() => relativePower(whiten(suspect.inSize(reduced.width, reduced.height))))
  const usual = canonicalScale(reduced)
  const tryFit = openFitting(suspect)
  const stages = [...STAGES.filter(({ name }) => !quick || QUICK.includes(name)), ...(allAngles ? [ALL_ANGLES] : [])]
  function* fitsOf(carrier: readonly Tone[]): Generator<ReadingStage | Fit> {
    const scales = [usual * SCALES[0], usual * SCALES[1]] as const
    const tried: Candidate[] = []
    for (const stage of stages) {
      yield stage.name
      const candidates = findLattices(power(), carrier, { ...stage, scales }, stage.most)
      for (const candidate of candidates) {
        if (candidate.score < stage.leastScore || tried.some((other) => isSame(other, candidate))) continue
        tried.push(candidate)
        // A spectrum does not say which side is up.
        for (const half of [0, Math.PI]) {
          const found = tryFit(
            { ...candidate, scale: candidate.scale / shrink, angle: candidate.angle + half },
            carrier,
          )
          if (found) yield found
        }
      }
    }
  }
  /** Whether a tile of this key lies anywhere in the picture upright, be it too small there to be read. */
  function seesLattice(carrier: readonly Tone[]) {
    const scales = [usual * SMALLEST_SCALE, usual * SCALES[1]] as const
    const [clearest] = findLattices(power(), carrier, { ...UPRIGHT, scales }, 1)
    return (clearest?.score ?? 0) >= LATTICE_SEEN
  }
  return { fitsOf, seesLattice }
}

const isSame = (one: Candidate, other: Candidate) =>
  one.isMirrored === other.isMirrored &&
  Math.abs(Math.log(one.scale / other.scale)) < 0.004 &&
  Math.abs(one.angle - other.angle) < 0.004 &&
  Math.abs(one.aspect - other.aspect) < 0.004
