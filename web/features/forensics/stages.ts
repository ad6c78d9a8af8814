// The stages of a search, in their order and in words.

import type { SearchStage } from '@aerie/contract/forensics'
import { formatCount } from '@aerie/text/numbers'

export const STAGES: readonly SearchStage[] = [
  'waiting',
  'upright',
  'cropped',
  'turned',
  'tilted',
  'stretched',
  'issued copies',
  'originals',
  'windows',
]

const WORDS: Record<SearchStage, string> = {
  waiting: 'Waiting for another search',
  upright: 'Upright, as it came',
  cropped: 'Cropped and scaled',
  turned: 'Turned by quarters, mirrored',
  tilted: 'Turned by a few degrees',
  stretched: 'Squeezed',
  'issued copies': 'Against the copies handed out',
  originals: 'With our photos beside it',
  windows: 'Part by part',
}

export function stageWords(stage: SearchStage, count: number | null): string {
  if (stage === 'issued copies' && count !== null) return `Against ${formatCount(count)} copies handed out`
  return WORDS[stage]
}
