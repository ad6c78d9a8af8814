// `npm run verify-vote -- certificate.json ballots.json log.json`: counts a poll or a position again and checks all that is published of it.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ballotOf, faultsOf, fingerprintOf, isTracked } from './check-vote.mjs'

const USAGE = `npm run verify-vote -- certificate.json ballots.json [log.json]
  --receipt CODE      the tracker you kept: your ballot has to be there, and you are told what it says
  --head HASH         the head you kept: it has to be in the log
  --earlier old.json  a log you kept: it has to be the beginning of this one
  --key FINGERPRINT   of the key that signs, as the privacy page says it
It ends with 0 where all is well, with 1 where something is not, and with 2 where all fits together but --key was not given.`

const text = { type: /** @type {const} */ ('string') }
const options = { receipt: text, head: text, earlier: text, key: text }

const UNKNOWN_KEY =
  'Warning: --key was not given. All of this fits together, but anybody may have made and signed it: give the fingerprint of the key, as you or another brother noted it earlier.'

try {
  process.exitCode = run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Answers the exit code. */
function run() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [certificate, ballots, log] = positionals.map(read)
  if (!certificate || !ballots) throw new Error(USAGE)
  const earlier = values.earlier && read(values.earlier)
  const faults = check({ ...values, certificate, ballots, log, earlier })
  for (const fault of faults) console.error(`- ${fault}`)
  if (faults.length > 0) {
    console.log('This is not what was voted.')
    return 1
  }
  console.log(summaryOf(certificate, log))
  if (values.receipt) console.log(`\n${receiptSentence(certificate, ballots, values.receipt)}`)
  if (values.key) return 0
  console.error(`\n${UNKNOWN_KEY}`)
  return 2
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`${file} cannot be read as JSON.`)
  }
}

/** What has not the shape of what the server publishes is refused like what is wrong in it. */
function check(given) {
  try {
    return faultsOf(given)
  } catch {
    return ['The files are not what is published of a poll or a position.']
  }
}

function summaryOf(certificate, log) {
  const { definition, counts, voters, eligible, outcome } = certificate
  const lines = definition.options.map(({ id, text }) => `  ${counts[id]}  ${text}`)
  const isVoid = log?.some(({ kind }) => kind === 'PollVoid' || kind === 'ElectionVoid')
  return [
    `${definition.title}: ${voters} of ${eligible} have voted; ${outcome.replaceAll('_', ' ')}.`,
    ...lines,
    ...(isVoid ? ['It was declared void; the log says why.'] : []),
    ...(log ? [] : ['The log was not given, so that only the count and the signature were checked.']),
    `Signed with the key ${fingerprintOf(certificate.publicKey)}. Compare it with the one on the privacy page.`,
  ].join('\n')
}

/** Whoever forges all ballots forges this one too: its voter alone can tell. */
function receiptSentence({ definition }, ballots, receipt) {
  if (!isTracked(ballots))
    return 'These ballots are published without trackers, since there are few voters or several choices: yours cannot be told from the others.'
  const choices = ballotOf(ballots, receipt)?.choices ?? []
  const texts = definition.options.filter(({ id }) => choices.includes(id)).map(({ text }) => `“${text}”`)
  return `Your ballot says: ${texts.join(', ')}. Is that what you chose? If it is not, this is not what was voted.`
}
