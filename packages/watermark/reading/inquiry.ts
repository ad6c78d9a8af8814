// One reading under way: what is read with, what was found, and how much time is left.
import { carrierOf } from '../carrier.ts'
import type { Keyed } from './blind.ts'
import { type Evidence, newEvidence } from './evidence.ts'
import type { Archive, ReadingKey, ReadingProgress, ReadingStage } from './finding.ts'
import type { Fit } from './fit.ts'
import type { SearchOptions } from './search.ts'

export interface ReadingOptions extends SearchOptions {
  /** All there are: which of them marked the picture is not known. */
  keys: readonly ReadingKey[]
  archive: Archive
  /** Photos to compare with besides those that look like it, such as those of a chosen album. */
  photoIds?: readonly number[] | undefined
  /** Parts of the picture are read by themselves even where nothing says that a marked photo fills one. */
  allWindows?: boolean | undefined
  /** What the picture says by itself, without known copies and photos. */
  isBlind?: boolean | undefined
  /** After so long no further step is begun. */
  limitMs?: number | undefined
  onProgress?: ((progress: ReadingProgress) => void) | undefined
}

export interface Inquiry {
  evidence: Evidence
  keys: readonly Keyed[]
  archive: Archive
  /** What the tones of each key (by id) said, clearest first. */
  fits: Map<number, readonly Fit[]>
  /** Photos whose copies were compared with those. */
  comparedPhotos: Set<number>
  /** Says that a step begins; false when it may not, for want of time. */
  enter(stage: ReadingStage, count?: number): boolean
  isComplete(): boolean
  elapsedMs(): number
}

export function openInquiry({ keys, archive, limitMs = Infinity, onProgress }: ReadingOptions): Inquiry {
  const began = performance.now()
  const elapsedMs = () => performance.now() - began
  let isComplete = true
  const keyed = keys.map((key) => ({ ...key, carrier: carrierOf(key.secret) }))
  return {
    evidence: newEvidence(keyed),
    keys: keyed,
    archive,
    fits: new Map(),
    comparedPhotos: new Set(),
    enter(stage, count) {
      isComplete &&= elapsedMs() < limitMs
      if (isComplete) onProgress?.({ stage, count: count ?? null, elapsedMs: elapsedMs() })
      return isComplete
    },
    isComplete: () => isComplete,
    elapsedMs,
  }
}
