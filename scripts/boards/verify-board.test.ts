// `npm run verify-vote` with a board: what it says of one that is right and of one that is not, and of the certificate beside.
import { spawnSync } from 'node:child_process'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventType } from '@aerie/verifiable-elections/archive'
import { checkArchive } from '@aerie/verifiable-elections/check-archive'
import { archiveOf, honestElection } from '@aerie/verifiable-elections/election.fixture'
import { canonicalJson } from '@aerie/votes/canonical-json'
import { afterAll, expect, test } from 'vitest'
import { root } from '../runtime.mjs'

const folder = mkdtempSync(join(tmpdir(), 'aerie-boards-'))
afterAll(() => rmSync(folder, { recursive: true }))

const honest = await honestElection([0, 1, 0], { answers: 2 })
const board = honest.bytesOf()
const checked = await checkArchive(board)
writeFileSync(join(folder, 'board.bel'), board)

const verify = (...given: string[]) => {
  const program = join(root, 'scripts', 'verify-vote.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...given], { encoding: 'utf8', cwd: folder })
  return { status, said: `${stdout}${stderr}` }
}

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** As the server signs it, with what is given in place of what is right. */
function writeCertificate(name: string, given: object = {}) {
  const definition = {
    title: 'President?',
    options: ['A', 'B', 'Abstain'].map((text, at) => ({ id: `option_${at + 1}`, text })),
    quorumThreshold: 0,
    requiresQuorum: false,
    allowMultipleVotes: false,
    abstainId: 'option_3',
  }
  const statement = {
    format: 'aerie-sealed-position-1',
    sealed: {
      uuid: honest.election.fields.uuid,
      electionHash: honest.election.hash,
      boardHead: checked.head,
      events: checked.heads.length,
    },
    definition,
    definitionHash: sha256(canonicalJson(definition)),
    voters: 3,
    counts: { option_1: 2, option_2: 1, option_3: 0 },
    ballotsHash: sha256(canonicalJson(checked.trackers)),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    ...given,
  }
  const signature = sign(null, Buffer.from(canonicalJson(statement)), privateKey).toString('base64')
  writeFileSync(join(folder, name), JSON.stringify({ ...statement, signature }))
}

test('a board with its certificate, and the ballot that one kept the tracker of', () => {
  writeCertificate('certificate.json')
  const { status, said } = verify('.', '--receipt', checked.trackers[1] ?? '', '--head', checked.heads[1] ?? '')
  expect(said).toContain('Your ballot is on the board: it is number 2.')
  expect(said).toContain('The certificate is of this board')
  expect(status).toBe(0)
})

test.each([
  ['another result', { counts: { option_1: 1, option_2: 2, option_3: 0 } }, 'another result than the board'],
  ['other ballots', { ballotsHash: sha256('x') }, 'The ballots of the certificate are others'],
  ['no board at all', { sealed: undefined }, 'no certificate of an election sealed by trustees'],
])('a certificate of %s', (_, given, fault) => {
  writeCertificate('wrong.json', given)
  const { status, said } = verify('wrong.json', 'board.bel')
  expect(said).toContain(fault)
  expect(said).toContain('This is not what was voted.')
  expect(status).toBe(1)
})

test('a forged board', () => {
  writeFileSync(join(folder, 'forged.bel'), honest.bytesOf({ forge: { result: [[1, 2]] } }))
  expect(verify('forged.bel')).toMatchObject({
    status: 1,
    said: expect.stringContaining('- result: It is not what the turned keys open.'),
  })
})

test('a board that this program does not read is not called forged', () => {
  writeFileSync(join(folder, 'mixed.bel'), archiveOf([['Shuffle' as EventType, ['{}']]]))
  const { status, said } = verify('mixed.bel')
  expect(said).toContain('Nothing is said of whether it is right.')
  expect(said).not.toContain('This is not what was voted.')
  expect(status).toBe(1)
})
