// Certifying: what came of a box whose time is over, counted, written into its log and signed.
import { isQuorumMet, quorumNeeded } from '@aerie/contract/poll-values'
import type { Context } from '#platform/context.ts'
import { leadersOf, outcomeOf, type VoteOutcome } from './outcome.ts'
import {
  type BallotBox,
  closeBox,
  countElectorate,
  type OpenedBallot,
  openBallots,
  published,
  readClock,
  readHead,
  writeLog,
} from './service.ts'
import { hashOfJson, signed } from './signing/signing.ts'

export interface BoxDefinition {
  options: { id: string; text: string }[]
  quorumThreshold: number
  requiresQuorum: boolean
  abstainId?: string
}

/** `subject` says of what the certificate is; `definition` is what was asked. */
interface Certified<S, D> {
  subject: S
  definition: D
}

/**
 * Opens the ballots, counts them, closes the box for good, and answers what is to be kept of it, and what its log ends with.
 * Within a transaction.
 */
export async function closeAndCertify<S extends object, D extends BoxDefinition>(
  tx: Context,
  box: BallotBox,
  { subject, definition }: Certified<S, D>,
) {
  const opened = await openBallots(tx, box)
  const { eligible, joined } = await countElectorate(tx, box)
  const closedAt = (await readClock(tx)).toISOString()
  await writeLog(tx, box, 'Electorate', { eligible, joined })
  await writeLog(tx, box, 'Closed', { closedAt, ballots: opened.length })
  const { head, number } = await readHead(tx, box)
  const { counts, ...counted } = weigh(definition, {
    counts: countOf(definition, opened),
    voters: opened.length,
    eligible,
  })
  const certificate = signed(tx, {
    ...subject,
    definition,
    definitionHash: hashOfJson(definition),
    endDate: box.endsAt.toISOString(),
    closedAt,
    ...counted,
    counts: Object.fromEntries(definition.options.map(({ id }, at) => [id, counts[at] ?? 0])),
    ballotsHash: hashOfJson(published(opened, idsOf(definition))),
    head,
    headNumber: number,
  })
  await closeBox(tx, box, opened)
  const last = await writeLog(tx, box, 'Result', { certificateHash: hashOfJson(certificate) })
  const { voters, outcome } = counted
  return { head: last, result: { eligible, voters, counts, outcome, certificate: JSON.stringify(certificate) } }
}

const idsOf = ({ options }: BoxDefinition) => options.map(({ id }) => id)

function countOf(definition: BoxDefinition, opened: OpenedBallot[]) {
  const counts = Array<number>(definition.options.length).fill(0)
  for (const { choices } of opened) for (const choice of choices) counts[choice] = (counts[choice] ?? 0) + 1
  return counts
}

export interface Counted {
  /** In the order of the options. */
  counts: number[]
  voters: number
  eligible: number
}

/** What counts come to: who leads, and whether the quorum is met. */
export function weigh(definition: BoxDefinition, { counts, voters, eligible }: Counted) {
  const { quorumThreshold, requiresQuorum, abstainId } = definition
  const ids = idsOf(definition)
  const abstainAt = abstainId === undefined ? {} : { abstainAt: ids.indexOf(abstainId) }
  const outcome: VoteOutcome = outcomeOf({ counts, voters, eligible, quorumThreshold, requiresQuorum, ...abstainAt })
  return {
    eligible,
    voters,
    counts,
    quorumNeeded: quorumNeeded(quorumThreshold, eligible),
    quorumMet: isQuorumMet(quorumThreshold, eligible, voters),
    outcome,
    leadingIds: leadersOf({ counts, ...abstainAt }).map((at) => ids[at] ?? ''),
  }
}
