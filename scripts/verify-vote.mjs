// `npm run verify-vote -- certificate.json ballots.json log.json`: counts a poll or a position again and checks all that is published of it.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { faultsOf, fingerprintOf } from './check-vote.mjs'

const USAGE = `npm run verify-vote -- certificate.json ballots.json [log.json]
  --receipt CODE      the tracker you kept: your ballot has to be there
  --head HASH         the head you kept: it has to be in the log
  --earlier old.json  a log you kept: it has to be the beginning of this one
  --key FINGERPRINT   of the key that signs, as the privacy page says it`

const text = { type: /** @type {const} */ ('string') }
const options = { receipt: text, head: text, earlier: text, key: text }

try {
  process.exitCode = run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function run() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [certificate, ballots, log] = positionals.map(read)
  if (!certificate || !ballots) throw new Error(USAGE)
  const earlier = values.earlier && read(values.earlier)
  const faults = check({ ...values, certificate, ballots, log, earlier })
  for (const fault of faults) console.error(`- ${fault}`)
  console.log(faults.length > 0 ? 'This is not what was voted.' : summaryOf(certificate, log))
  return faults.length > 0 ? 1 : 0
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
