// A whole election held by belenios-tool alone: a committee of two of three beside a single trustee, three votes, and the count.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Judge, start } from './outside-programs.ts'

const GROUP = '--group Ed25519'
const PLACES = [1, 2, 3]
const TURNED = [3, 1]
const VOTES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 0],
]
const TEMPLATE = {
  description: 'Held by a foreign program',
  name: 'A president',
  questions: [{ answers: ['A', 'B', 'C'], min: 0, max: 1, question: 'President?' }],
  administrator: 'An officer',
  credential_authority: 'Another officer',
}

/** Bytes of its archive, and what it must come to; throws where the program does not go on. */
export function foreignElection({ command }: Judge, folder: string): { bytes: Uint8Array; result: number[][] } {
  const tool: Tool = (args, input = '') => {
    const { status, stdout, stderr } = start(command, args, { folder, input })
    if (status !== 0) throw new Error(`${command} ${args}: ${stderr}`)
    return stdout.trim()
  }
  const uuid = tool('setup generate-token')
  const credentials = setUp(tool, uuid, folder)
  const add = (type: string, payload = '') => tool(`archive add-event --type=${type}`, payload)
  for (const [at, vote] of VOTES.entries()) {
    writeFileSync(join(folder, 'credential'), credentials[at] ?? '')
    writeFileSync(join(folder, 'choice'), JSON.stringify([vote]))
    add('Ballot', tool('election generate-ballot --privcred credential --choice choice'))
  }
  add('EndBallots')
  add('EncryptedTally', tool('election compute-encrypted-tally'))
  for (const place of TURNED) {
    const id = readFileSync(join(folder, `${place}.trustee`), 'utf8').trim()
    const keys = `--key ${id}.key --decryption-key ${id}.dkey`
    add('PartialDecryption', tool(`election decrypt-threshold ${keys} --trustee-id ${place + 1}`))
  }
  const [own = ''] = filesOf(folder, '.privkey')
  add('PartialDecryption', tool(`election decrypt --privkey ${own} --trustee-id 1`))
  add('Result', tool('election compute-result'))
  return { bytes: readFileSync(join(folder, `${uuid}.bel`)), result: [[1, 1, 0]] }
}

type Tool = (args: string, input?: string) => string

/** The voters' secret credentials; the archive holds what was asked, of whom, and the keys. */
function setUp(tool: Tool, uuid: string, folder: string): string[] {
  tool(`setup generate-credentials --uuid ${uuid} ${GROUP} --count ${VOTES.length}`)
  const [secret = ''] = filesOf(folder, '.privcreds')
  const [open = ''] = filesOf(folder, '.pubcreds')
  write(folder, 'public_creds.json', read(folder, open))
  write(folder, 'threshold.json', committee(tool, folder))
  tool(`setup generate-trustee-key ${GROUP}`)
  const [key = ''] = filesOf(folder, '.pubkey')
  write(folder, 'public_keys.jsons', read(folder, key))
  tool('setup make-trustees')
  rmSync(join(folder, 'threshold.json'))
  write(folder, 'template.json', JSON.stringify(TEMPLATE))
  tool(`setup make-election --uuid ${uuid} ${GROUP} --template template.json`)
  tool('archive init')
  return Object.values<string>(JSON.parse(read(folder, secret)))
}

/** The ceremony of three trustees in its six steps; answers their parameters. */
function committee(tool: Tool, folder: string): string {
  const step = (number: number, more = '', input = '') =>
    tool(`setup generate-trustee-key-threshold ${GROUP} --step ${number} ${more}`, input)
  const context = (place: number) => `--threshold-context ${place}/${TURNED.length}/${PLACES.length}`
  const ids = PLACES.map((place) => step(1, context(place)))
  for (const [at, id] of ids.entries()) write(folder, `${at + 1}.trustee`, id)
  const certificates = '--certs certs.jsons'
  write(folder, 'certs.jsons', linesOf(ids.map((id) => read(folder, `${id}.cert`))))
  step(2, certificates)
  const polynomials = PLACES.map((place, at) => step(3, `${context(place)} ${certificates} --key ${ids[at]}.key`))
  write(folder, 'polynomials.jsons', linesOf(polynomials))
  step(4, `${certificates} --polynomials polynomials.jsons`)
  const answers = ids.map((id) => step(5, `${certificates} --key ${id}.key`, read(folder, `${id}.vinput`)))
  return step(6, `${certificates} --polynomials polynomials.jsons`, linesOf(answers))
}

const linesOf = (texts: readonly string[]) => texts.map((text) => `${text.trim()}\n`).join('')
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const write = (folder: string, file: string, text: string) => writeFileSync(join(folder, file), text)
const filesOf = (folder: string, end: string) => readdirSync(folder).filter((file) => file.endsWith(end))
