// What a check answers, and what it may look at.
import { formatCount } from '@aerie/contract/formats'
import type { Finding } from '@aerie/contract/health'
import type { Context } from '#platform/context.ts'
import type { Installation } from '#platform/feature.ts'
import type { VirusScanner } from '#platform/scanning/clamd.ts'

export interface Place {
  ctx: Pick<Context, 'caches' | 'db' | 'now' | 'voteKeys'>
  installation: Installation
  /** Null where uploads are not scanned. */
  scanner: Pick<VirusScanner, 'version'> | null
  publicUrl: string
  auditLog: { state: 'unverified' | 'whole' | 'broken'; faults: { sentence: string; found_at: Date }[] }
}

export interface Check {
  id: string
  /** What it is about, where the check itself fails. */
  title: string
  look: (place: Place) => Promise<Omit<Finding, 'id'>> | Omit<Finding, 'id'>
}

type Words = Pick<Finding, 'title' | 'sentence'> & { figure?: string; advice?: string }

const finding =
  (state: Finding['state']) =>
  ({ title, sentence, figure = '', advice }: Words): Omit<Finding, 'id'> => ({
    state,
    title,
    sentence,
    figure,
    advice: advice ?? null,
  })

export const good = finding('good')
export const attention = finding('attention')
export const bad = finding('bad')

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`
