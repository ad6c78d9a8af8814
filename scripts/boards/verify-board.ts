// `npm run verify-vote -- [certificate.json] board.bel`: checks the board of a position sealed by trustees, from its first event to its last.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formatCount } from '@aerie/text/numbers'
import { readArchive } from '@aerie/verifiable-elections/archive'
import { type CheckedArchive, checkArchive } from '@aerie/verifiable-elections/check-archive'
import { KIND } from '@aerie/verifiable-elections/kinds'
import { Refused } from '@aerie/verifiable-elections/refused'
import type { TrusteeGroup } from '@aerie/verifiable-elections/trustees'
import { certificateLines, type SealedCertificate } from './certificate-lines.ts'
import { checkInThreads } from './check-in-threads.ts'

const USAGE = `npm run verify-vote -- folder, or [certificate.json] board.bel
  --receipt TRACKER    the tracker you kept: your ballot has to be on the board
  --head HASH          the head you kept: it has to be one of the board's
  --earlier old.bel    a board you kept: it has to be the beginning of this one
  --key FINGERPRINT    of the key that signs certificates, as you noted it
It ends with 0 where all is well, and with 1 where something is not.`

const text = { type: 'string' } as const
const options = { receipt: text, head: text, earlier: text, key: text }

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? `- ${error.message}` : error)
  console.log(isUnread(error) ? 'Nothing is said of whether it is right.' : 'This is not what was voted.')
  process.exitCode = 1
}

function isUnread(error: unknown) {
  return error instanceof Refused && error.step === KIND
}

async function run() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const board = positionals.find((file) => file.endsWith('.bel'))
  const certificate = positionals.find((file) => file.endsWith('.json'))
  if (!board) throw new Error(USAGE)
  const checked = await checkArchive(readFileSync(board), checkInThreads(showProgress))
  const lines = [...boardLines(checked), ...countLines(checked)]
  if (certificate) lines.push(...(await certificateLines(readJson(certificate), checked, values.key)))
  lines.push(...keptLines(checked, values))
  console.log(`${summaryOf(checked)}\n\n${lines.map((line) => `  holds: ${line}`).join('\n')}`)
  console.log(`\n${whatIsLeft(checked, { isCertified: certificate !== undefined, ...values }).join('\n')}`)
}

function showProgress(checked: number, all: number) {
  const words = `${formatCount(checked)} of ${formatCount(all)} ballots checked`
  if (process.stderr.isTTY) process.stderr.write(`\r${words}${checked === all ? '\n' : ' …'}`)
  else if (checked === all || checked % 1000 === 0) process.stderr.write(`${words}\n`)
}

function readJson(file: string): SealedCertificate {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`${file} cannot be read as JSON.`)
  }
}

function boardLines({ election, groups, credentials, trackers, head }: CheckedArchive) {
  return [
    `Each file of the board is what its name says, and each event names the one before; the last is ${head}.`,
    `What was asked has the hash ${election.hash}.`,
    ...groups.map(groupLine),
    'Their keys together are the key for which ballots were sealed.',
    `${formatCount(credentials.size)} voting keys were given out, each once.`,
    `${formatCount(trackers.length)} ballots are on it, each signed with one of these keys, and none signed twice.`,
    'Each ballot proves that it chooses no more than it may, and nothing but once.',
  ]
}

function groupLine({ kind, needed, owners }: TrusteeGroup) {
  const numbers = owners.map(({ number }) => number).join(', ')
  return kind === 'single'
    ? `Key ${numbers} is proved, and always needed.`
    : `Keys ${numbers} are those of a committee of ${owners.length}, of whom ${needed} are needed; its set is signed by all.`
}

function countLines({ state, turned, result }: CheckedArchive) {
  return [
    ...(state === 'counting' || state === 'counted'
      ? ['The tally is the sum of all these ballots, still sealed.']
      : []),
    ...turned.map((number) => `Key ${number} was turned: its part was made with it, from this tally.`),
    ...(result ? ['The result is what these parts open.'] : []),
  ]
}

type Kept = { receipt?: string | undefined; head?: string | undefined; earlier?: string | undefined }

function keptLines({ trackers, heads }: CheckedArchive, { receipt, head, earlier }: Kept) {
  const lines: string[] = []
  if (receipt) {
    if (!trackers.includes(receipt)) throw new Error('Your ballot is not on this board.')
    lines.push(`Your ballot is on the board: it is number ${trackers.indexOf(receipt) + 1}.`)
  }
  if (head) {
    if (!heads.includes(head)) throw new Error('The head that you kept is none of this board.')
    lines.push('The head that you kept is one of this board.')
  }
  if (earlier) {
    const before = readArchive(readFileSync(earlier)).events
    if (!before.every(({ hash }, at) => heads[at] === hash))
      throw new Error('The board that you kept is not its beginning.')
    lines.push('The board that you kept is the beginning of this one.')
  }
  return lines
}

function summaryOf({ election, state, result, trackers }: CheckedArchive) {
  const blank = (votes: readonly number[]) => trackers.length - votes.reduce((sum, one) => sum + one, 0)
  const states = {
    open: 'still open',
    closed: 'over, not counted yet',
    counting: 'over, not all keys turned',
    counted: '',
  }
  return election.fields.questions
    .flatMap(({ question, answers, max }, at) => {
      const votes = result?.[at]
      if (!votes) return [`${question} ${states[state]}.`]
      const counts = answers.map((answer, place) => `  ${votes[place]}  ${answer}`)
      return [question, ...counts, ...(max === 1 ? [`  ${blank(votes)}  blank`] : [])]
    })
    .join('\n')
}

/** What no look at a board can tell. */
function whatIsLeft({ state }: CheckedArchive, given: Kept & { isCertified: boolean; key?: string | undefined }) {
  return [
    ...(state === 'counted' ? [] : ['It is not counted: nothing is known yet of how anybody voted.']),
    'A board does not say who owns a voting key: look whether you stand in the list of who voted, and nobody who did not.',
    ...(given.receipt ? [] : ['Give --receipt with the tracker that you kept, to see that your ballot is there.']),
    ...(given.isCertified && !given.key
      ? ['Anybody may have signed this certificate: give --key with the fingerprint that you noted.']
      : []),
  ]
}
