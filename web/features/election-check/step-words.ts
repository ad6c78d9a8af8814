// What is said of each step of the check: its name, what it looks at, and what it found.
import type { Election } from '@aerie/contract/elections'
import { listOf } from '@aerie/text/lists'
import { formatCount } from '@aerie/text/numbers'
import { counted } from '@aerie/text/plurals'
import { detailedSize } from '@aerie/text/sizes'
import { countingWords } from '#features/sealed-elections/words.ts'
import type { Findings, StepName, StepReport } from './checking/check-messages.ts'

export interface StepWords {
  step: StepName
  title: string
  /** What holds once the step is done. */
  sentence: string
  /** While it is under way. */
  meanwhile?: string
  figure: string
}

type Reports = Partial<Record<StepName, StepReport>>

/** The steps in their order, each as far as it has come. */
export function stepWords(election: Election, reports: Reports): StepWords[] {
  const { positions } = election
  const [first] = positions
  return [
    recordWords(reports.record),
    listWords(election, findingsOf(reports.list)),
    votersWords(election, findingsOf(reports.voters)),
    ...positions.map(({ id, title }): StepWords => {
      const name: StepName = `ballots-${id}`
      const isFirst = id === first?.id
      return {
        step: name,
        title: isFirst ? 'Each ballot holds one vote, or none' : `The same for ${title}`,
        sentence: isFirst
          ? `All ballots for ${title} are signed with their voting keys and prove what they hold, without showing it.`
          : 'Signatures and proofs of all its ballots are sound.',
        meanwhile: 'Each proof is worked out anew; this is the long step.',
        figure: ballotsFigure(reports[name]),
      }
    }),
    keysWords(election, reports.keys),
  ]
}

const findingsOf = (report: StepReport | undefined): Findings | undefined =>
  report && 'findings' in report ? report.findings : undefined

function recordWords(report: StepReport | undefined): StepWords {
  const entries = findingsOf(report)?.entries
  const isLoading = report?.state === 'running'
  return {
    step: 'record',
    title: 'The record is whole',
    sentence: 'Every entry carries the mark of the one before it. None is missing, none was put in later.',
    meanwhile: 'The ballots are coming to this browser.',
    figure: isLoading
      ? `${detailedSize(report.done)} of ${detailedSize(report.of)}`
      : entries === undefined
        ? WAITING
        : counted(entries, 'entry', 'entries'),
  }
}

function listWords({ trustees }: Election, findings: Findings | undefined): StepWords {
  return {
    step: 'list',
    title: 'The list was not changed',
    sentence: trustees?.words
      ? 'What is asked, who may vote and whose keys seal it have the twelve words by which the election was announced.'
      : 'What is asked, who may vote and whose keys seal it fit each other.',
    figure: findings?.entitled ? listOf(findings.entitled.map(formatCount)) : WAITING,
  }
}

function votersWords({ status }: Election, findings: Findings | undefined): StepWords {
  const onList = 'Each ballot bears a voting key of the list that was fixed before the opening, and none is used twice.'
  return {
    step: 'voters',
    title: 'Only those entitled have voted',
    sentence: status === 'completed' ? `${onList} There are as many as brothers are listed as having voted.` : onList,
    figure: findings?.ballots === undefined ? WAITING : counted(findings.ballots, 'ballot'),
  }
}

function ballotsFigure(report: StepReport | undefined): string {
  if (report?.state === 'running') return `${formatCount(report.done)} of ${formatCount(report.of)}`
  const ballots = findingsOf(report)?.ballots
  return ballots === undefined ? WAITING : `${formatCount(ballots)} of ${formatCount(ballots)}`
}

function keysWords({ status, trustees, void: voided }: Election, report: StepReport | undefined): StepWords {
  const turned = findingsOf(report)?.turned ?? []
  const names = turned.flatMap((owner) => trustees?.members[owner - FIRST_TRUSTEE]?.name ?? [])
  const words = { step: 'keys', title: 'The keys opened the sum, and nothing else' } as const
  if (report?.state === 'holds')
    return {
      ...words,
      sentence: `The server’s key and those of ${listOf(names)} were turned. The sums, opened, are the published result; no single ballot was.`,
      figure: counted(turned.length, 'key'),
    }
  if (voided) return { ...words, sentence: 'It was declared void, and is not counted.', figure: 'Never' }
  if (status !== 'completed')
    return {
      ...words,
      sentence: 'The keys are turned after the end. Until then nobody can open anything.',
      figure: AFTER_END,
    }
  return {
    ...words,
    sentence: 'What is there fits the sum of the ballots. The result can be checked once it is published.',
    figure: trustees && report ? countingWords(trustees) : WAITING,
  }
}

/** On the board the server's key is the first. */
const FIRST_TRUSTEE = 2
const WAITING = 'Waiting'
const AFTER_END = 'After the end'
