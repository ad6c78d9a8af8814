// The verifier, as anybody runs it on what the server publishes: what is true passes, and every forgery is refused.
import { execFile } from 'node:child_process'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PollAudit, PollCertificate, PublishedBallot } from '@aerie/contract/poll-records'
import { polls } from '@aerie/contract/polls'
import { canonicalJson } from '@aerie/votes/canonical-json'
import { readableFingerprint } from '@aerie/votes/hashes'
import { KEY_PLACE } from '@aerie/votes/key-place'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { of, openPollWorld, type PollWorld } from './poll-world.fixture.ts'

const COMMAND = new URL('../../../packages/votes/verify-vote.mjs', import.meta.url).pathname

interface Published {
  certificate: PollCertificate
  ballots: PublishedBallot[]
  log: PollAudit['log']
}

let opened: PollWorld
let folder: string
let published: Published
let tracker: string
let head: string
let earlier: PollAudit['log']
let key: string
beforeAll(async () => {
  opened = await openPollWorld()
  folder = await mkdtemp(join(tmpdir(), 'aerie-verify-'))
  const { app, ctx, speak } = opened.world
  const { id } = await opened.ask({ quorumThreshold: 10 })
  for (const [at, member] of (await opened.insertMembers(24)).entries()) {
    const cookie = `${cookieName(app)}=${await startSession(ctx, member, 'Test browser')}`
    const { body } = await speak(cookie)(polls.vote, { ...of(id), body: { optionIndex: at % 4 === 0 ? 1 : 0 } })
    if (at === 11) {
      ;({ tracker, head } = body)
      earlier = (await opened.audit(id)).log
    }
  }
  await opened.pass(2)
  const { certificate, ballots, log } = await opened.audit(id)
  if (!certificate || !ballots) throw new Error('The poll is not closed')
  published = { certificate, ballots, log }
  key = (await opened.world.visitor(polls.key)).body.fingerprint
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await opened.world.close()
})

async function verify({ certificate, ballots, log }: Published, ...more: string[]) {
  const files = Object.entries({ certificate, ballots, log, earlier })
  for (const [name, content] of files) await writeFile(join(folder, `${name}.json`), JSON.stringify(content))
  const paths = ['certificate', 'ballots', 'log'].map((name) => join(folder, `${name}.json`))
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [COMMAND, ...paths, ...more], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })
}

const copy = () => structuredClone(published)
const sha256 = (text: string | Buffer) => createHash('sha256').update(text)
const hashOf = (value: unknown) => sha256(canonicalJson(value)).digest('hex')

/** As who holds a key of his own signs what he likes. */
function signAnew(forged: Published) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { signature: _, ...statement } = forged.certificate
  statement.publicKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const signature = sign(null, Buffer.from(canonicalJson(statement)), privateKey).toString('base64')
  forged.certificate = { ...statement, signature }
  return forged
}

/** Numbers and chains a log anew, from whatever its payloads are. */
function chainAnew(forged: Published) {
  let previous = '0'.repeat(64)
  forged.log = forged.log.map((entry, at) => {
    const hash = sha256(Buffer.from(previous, 'hex')).update(sha256(entry.payload).digest()).digest('hex')
    const chained = { ...entry, number: at + 1, previous, hash }
    previous = hash
    return chained
  })
  return forged
}

const swapOne = (forged: Published) => {
  for (const ballot of forged.ballots.slice(0, 1)) ballot.choices = ['option_3']
  return forged
}
/** Whoever changes ballots and all that follows from them. */
function countAnew(forged: Published) {
  const counts: Record<string, number> = { option_1: 0, option_2: 0, option_3: 0 }
  for (const { choices } of forged.ballots) for (const id of choices) counts[id] = (counts[id] ?? 0) + 1
  Object.assign(forged.certificate, { counts, ballotsHash: hashOf(forged.ballots), voters: forged.ballots.length })
  return forged
}
const withCertificate = (changes: Partial<PollCertificate>) => {
  const forged = copy()
  Object.assign(forged.certificate, changes)
  return forged
}
const withoutBallotEntry = (forged: Published) => {
  const at = forged.log.findIndex(({ kind }) => kind === 'Ballot')
  forged.log.splice(at, 1)
  return forged
}
const withEntry = (kind: string, change: (payload: Record<string, unknown>) => object) => {
  const forged = copy()
  forged.log = forged.log.map((entry) =>
    entry.kind === kind ? { ...entry, payload: canonicalJson(change(JSON.parse(entry.payload))) } : entry,
  )
  return forged
}

test('what the server publishes is true, and each voter finds himself in it', async () => {
  const kept = ['--receipt', tracker, '--head', head, '--earlier', join(folder, 'earlier.json'), '--key', key]
  const { code, said } = await verify(published, ...kept)
  expect([code, said]).toEqual([0, expect.stringContaining('24 of')])
  // The page has that part, and the fingerprint in it.
  expect(said).toContain(readableFingerprint(key))
  expect(said).toContain(KEY_PLACE)
})

const FORGERIES: [string, () => Published][] = [
  ['a ballot is altered', () => swapOne(copy())],
  ['a ballot is altered, and all counts and hashes with it', () => countAnew(swapOne(copy()))],
  ['the same, signed with another key', () => signAnew(countAnew(swapOne(copy())))],
  ['a ballot is dropped', () => ({ ...copy(), ballots: copy().ballots.slice(1) })],
  [
    'a ballot is dropped, and counts, log and signature follow',
    () => {
      const forged = copy()
      forged.ballots.shift()
      return signAnew(chainAnew(withoutBallotEntry(countAnew(forged))))
    },
  ],
  [
    'a ballot is put in',
    () => {
      const forged = copy()
      forged.ballots.push({ tracker: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ', choices: ['option_3'] })
      return signAnew(countAnew(forged))
    },
  ],
  [
    'a ballot is there twice',
    () => {
      const forged = copy()
      forged.ballots.splice(1, 0, ...forged.ballots.slice(0, 1))
      return signAnew(countAnew(forged))
    },
  ],
  [
    'a ballot marks two options',
    () => {
      const forged = copy()
      for (const ballot of forged.ballots.slice(0, 1)) ballot.choices = ['option_1', 'option_3']
      return signAnew(countAnew(forged))
    },
  ],
  ['counts are exchanged', () => withCertificate({ counts: { option_1: 6, option_2: 18, option_3: 0 } })],
  ['another winner is named', () => signAnew(withCertificate({ leadingIds: ['option_2'] }))],
  ['fewer might have voted, so that a quorum is met', () => signAnew(withCertificate({ eligible: 24 }))],
  ['the outcome is another', () => signAnew(withCertificate({ outcome: 'tie' }))],
  [
    'something else was asked',
    () => {
      const forged = copy()
      forged.certificate.definition.title = 'Something else'
      forged.certificate.definitionHash = hashOf(forged.certificate.definition)
      return signAnew(forged)
    },
  ],
  ['the end is another', () => signAnew(withCertificate({ endDate: '2020-01-01T00:00:00.000Z' }))],
  ['the certificate is one of another poll', () => signAnew(withCertificate({ pollId: 999 }))],
  ['an entry of the log is missing', () => withoutBallotEntry(copy())],
  ['an entry of the log is missing, and the rest is chained anew', () => chainAnew(withoutBallotEntry(copy()))],
  ['an entry of the log is altered', () => withEntry('Electorate', (payload) => ({ ...payload, eligible: 24 }))],
  [
    'the log says another certificate',
    () => chainAnew(withEntry('Result', (payload) => ({ ...payload, certificateHash: '0'.repeat(64) }))),
  ],
  [
    'two entries of the log are exchanged',
    () => {
      const forged = copy()
      const [one, other] = [forged.log[3], forged.log[4]]
      if (one && other) [forged.log[3], forged.log[4]] = [other, one]
      return forged
    },
  ],
  ['the signature is missing', () => withCertificate({ signature: '' })],
]

test('a receipt is answered with what its ballot says, for its voter to tell', async () => {
  const said = async (receipt: string) => (await verify(published, '--receipt', receipt, '--key', key)).said
  // The twelfth voted like all but every fourth.
  expect(await said(tracker)).toContain('Your ballot says: “The lake house”. Is that what you chose?')
  expect(await said(tracker.toLowerCase().replaceAll('-', ' '))).toContain('“The lake house”')
  const forged = copy()
  for (const ballot of forged.ballots) if (ballot.tracker === tracker) ballot.choices = ['option_3']
  signAnew(countAnew(forged))
  const certificateHash = hashOf(forged.certificate)
  forged.log = forged.log.map((entry) =>
    entry.kind === 'Result' ? { ...entry, payload: canonicalJson({ certificateHash, kind: 'Result' }) } : entry,
  )
  const { code, said: told } = await verify(chainAnew(forged), '--receipt', tracker)
  expect([code, told]).toEqual([2, expect.stringContaining('Your ballot says: “Lisbon”. Is that what you chose?')])
})

test('without the fingerprint of the key it ends with a warning, after all else', async () => {
  const { code, said } = await verify(published, '--head', head)
  expect([code, said]).toEqual([2, expect.stringContaining('24 of')])
  expect(said.trim().split('\n').at(-1)).toMatch(/^Warning: --key was not given/)
})

test('a receipt of a small vote is no fault: there are no trackers to look for', async () => {
  const { id } = await opened.ask({ requiresQuorum: false })
  const { body } = await opened.vote('kenji', id)
  await opened.pass(2)
  const { certificate, ballots, log } = await opened.audit(id)
  if (!certificate || !ballots) throw new Error('The poll is not closed')
  const { code, said } = await verify({ certificate, ballots, log }, '--receipt', body.tracker, '--key', key)
  expect([code, said]).toEqual([0, expect.stringContaining('published without trackers')])
})

test.each(FORGERIES)('%s: refused', async (_name, forge) => {
  const { code, said } = await verify(forge())
  expect(said).not.toContain('The files are not')
  expect([code, said]).toEqual([1, expect.stringContaining('This is not what was voted.')])
})

test('what is whole but not what somebody kept is refused to him', async () => {
  const refused = async (...kept: string[]) => (await verify(published, ...kept)).code
  expect(await refused('--receipt', 'AAAA-AAAA-AAAA-AAAA')).toBe(1)
  expect(await refused('--head', 'f'.repeat(64))).toBe(1)
  expect(await refused('--key', 'f'.repeat(64))).toBe(1)
  const other = chainAnew(withEntry('Opened', (payload) => ({ ...payload, eligible: 1 })))
  expect((await verify(other, '--earlier', join(folder, 'earlier.json'))).said).toContain('The log you kept earlier')
  const all = signAnew(countAnew(swapOne(copy())))
  expect((await verify(all, '--key', key)).said).toContain('another key')
})
