// `npm run verify-vote -- certificate.json ballots.json log.json`: counts a poll or a position again and checks all that is published of it.
// This folder is all that it needs: `node votes/verify-vote.mjs …` does the same wherever it lies.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkVote } from './check-vote.mjs'
import { fingerprintOf, readableFingerprint } from './hashes.mjs'
import { ballotOf, isTracked } from './kept-checks.mjs'
import { KEY_PLACE } from './key-place.mjs'

const USAGE = `npm run verify-vote -- certificate.json ballots.json [log.json], or the folder with them
npm run verify-vote -- [certificate.json] board.bel: of an election that is sealed by trustees
  --receipt CODE       the tracker you kept: your ballot has to be there, and you are told what it says
  --head HASH          the head you kept, or its first sixteen digits: it has to be in the log
  --earlier old.json   a log you kept: it has to be the beginning of this one
  --voters voters.json who has voted: as many as there are ballots
  --election all.json  the heads of all positions: of them comes that of the election, which may be the one you kept
  --key FINGERPRINT    of the key that signs, as it stands ${KEY_PLACE}
It ends with 0 where all is well, with 1 where something is not, and with 2 where all fits together but --key was not given.`

const text = { type: /** @type {const} */ ('string') }
const options = { receipt: text, head: text, earlier: text, voters: text, election: text, key: text }

const UNKNOWN_KEY =
  'Warning: --key was not given. All of this fits together, but anybody may have made and signed it: give the fingerprint of the key, as you or another brother noted it earlier.'

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Answers the exit code. */
async function run() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [certificate, ballots, log] = positionals.map(read)
  if (!certificate || !ballots) throw new Error(USAGE)
  const { receipt, head, key } = values
  const published = {
    ...{ certificate, ballots, log },
    participants: values.voters && read(values.voters),
    election: values.election && read(values.election),
  }
  const kept = { receipt, head, earlier: values.earlier && read(values.earlier), keys: key ? [key] : undefined }
  const parts = await check(published, kept)
  const faults = parts.flatMap(({ checks }) => checks.flatMap(({ fault }) => fault ?? []))
  if (faults.length > 0) {
    for (const fault of faults) console.error(`- ${fault}`)
    console.log('This is not what was voted.')
    return 1
  }
  console.log(await summaryOf(certificate, log))
  console.log(`\n${parts.map(linesOf).join('\n')}`)
  if (receipt) console.log(`\n${receiptSentence(certificate, ballots, receipt)}`)
  if (key) return 0
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
async function check(published, kept) {
  try {
    return await checkVote(published, kept)
  } catch {
    const fault = 'The files are not what is published of a poll or a position.'
    return [{ title: 'Files', checks: [{ says: 'The files can be read.', fault }] }]
  }
}

function linesOf({ title, checks }) {
  return [title, ...checks.map(({ says }) => `  holds: ${says}`)].join('\n')
}

async function summaryOf(certificate, log) {
  const { definition, counts, voters, eligible, outcome, publicKey } = certificate
  const lines = definition.options.map(({ id, text }) => `  ${counts[id]}  ${text}`)
  const isVoid = log?.some(({ kind }) => kind === 'PollVoid' || kind === 'ElectionVoid')
  return [
    `${definition.title}: ${voters} of ${eligible} have voted; ${outcome.replaceAll('_', ' ')}.`,
    ...lines,
    ...(isVoid ? ['It was declared void; the log says why.'] : []),
    ...(log ? [] : ['The log was not given, so that only the count and the signature were checked.']),
    `Signed with the key ${readableFingerprint(await fingerprintOf(publicKey))}.`,
    `Compare it with the one that stands ${KEY_PLACE}.`,
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
