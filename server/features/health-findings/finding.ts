// What a check answers, and what it may look at.
import type { Finding } from '@aerie/contract/health'
import type { Context } from '#platform/context.ts'
import type { Installation } from '#platform/feature.ts'
import type { VirusScanner } from '#platform/scanning/clamd.ts'

export interface Deployment {
  ctx: Pick<Context, 'caches' | 'db' | 'now' | 'voteKeys'>
  installation: Installation
  /** Null where uploads are not scanned. */
  scanner: Pick<VirusScanner, 'version'> | null
  publicUrl: string
  auditLog: { state: 'unverified' | 'whole' | 'broken'; faults: { sentence: string; found_at: Date }[] }
}

/** What a check found, in words for the page and in figures for scrapers; null for what there is none of. */
export type CheckResult<Gauge extends string = string> = Omit<Finding, 'id'> & { figures: Record<Gauge, number | null> }

export interface Check<Gauge extends string = string> {
  id: string
  /** What it is about, where the check itself fails. */
  title: string
  /** What scrapers are told besides how it is: after `aerie_` the name, and what is counted. */
  gauges: Record<Gauge, string>
  look: (place: Deployment) => Promise<CheckResult<Gauge>> | CheckResult<Gauge>
}

/** A check whose figures are those of its gauges. */
export const checkOf = <Gauge extends string>(check: Check<Gauge>): Check => check

type CheckWording = Pick<Finding, 'title' | 'sentence'> & { figure?: string; advice?: string }

const finding =
  (state: Finding['state']) =>
  ({ title, sentence, figure = '', advice }: CheckWording): Omit<Finding, 'id'> => ({
    state,
    title,
    sentence,
    figure,
    advice: advice ?? null,
  })

export const good = finding('good')
export const attention = finding('attention')
export const bad = finding('bad')

export interface Remark {
  title: string
  sentence: string
  advice: string
}

/** The first gives the title; without any it is good. */
export const remarked = (remarks: Remark[], { figure, ...words }: CheckWording) => {
  const [first] = remarks
  return first
    ? attention({
        title: first.title,
        sentence: remarks.map(({ sentence }) => sentence).join(' '),
        advice: remarks.map(({ advice }) => advice).join(' '),
        ...(figure !== undefined && { figure }),
      })
    : good({ ...words, ...(figure !== undefined && { figure }) })
}
