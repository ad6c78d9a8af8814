// What a ceremony leaves: keys that follow from all that was published, each of which opens with the words of its trustee alone.
import { expect, test } from 'vitest'
import { ceremony, refusalOf } from './election.fixture.ts'
import { randomNumber } from './group.ts'
import { sendTo, signMessage } from './messages.ts'
import { checkParameters, makeParameters, openKey } from './parameters.ts'
import { keysOf, makeWords, seedOf } from './seeds.ts'
import { makeTrusteeKey } from './trustee-keys.ts'

const honest = await ceremony(2, 3)
const { certificates, shares } = honest

const expectRefused = async (step: string, sentence: RegExp, act: () => unknown) =>
  expect(await refusalOf(act)).toMatch(new RegExp(`^${step}: .*${sentence.source}`))

test('a key of one’s own choice', async () => {
  const { publicKey } = makeTrusteeKey()
  const { signature } = signMessage(keysOf(honest.seeds[1] ?? '').signing, publicKey.public_key)
  const own = { private_key: '', public_key: { ...publicKey, signature } }
  const wrong = honest.acknowledgements.map((one, at) => (at === 1 ? own : one))
  await expectRefused('parameters', /trustee 2 does not follow/, () => makeParameters(certificates, shares, wrong))
})
test('keys in each other’s place', () => {
  const [first, second, third] = honest.acknowledgements
  const swapped = [second, first, third] as typeof honest.acknowledgements
  return expectRefused('parameters', /trustee 1 does not follow/, () => makeParameters(certificates, shares, swapped))
})
test('a trustee who never came', () =>
  expectRefused('parameters', /has not sent everything/, () =>
    makeParameters(certificates, shares, honest.acknowledgements.slice(0, 2)),
  ))
test('other words at the count', () =>
  expectRefused('decryption', /My own certificate/, () =>
    openKey(seedOf(makeWords()), honest.parameters, honest.acknowledgements[0]?.private_key ?? ''),
  ))
test('a sealed key that was exchanged for another of his', async () => {
  const { signing, encryption } = keysOf(honest.seeds[1] ?? '')
  const other = await sendTo(signing, encryption, JSON.stringify({ decryption_key: String(randomNumber()) }))
  await expectRefused('decryption', /not the published one/, () =>
    openKey(honest.seeds[1] ?? '', honest.parameters, other),
  )
})
test('a sealed key of another trustee', () =>
  expectRefused('decryption', /does not open with these words/, () =>
    openKey(honest.seeds[1] ?? '', honest.parameters, honest.acknowledgements[0]?.private_key ?? ''),
  ))
test.each([
  [1, 1],
  [1, 3],
  [3, 3],
])('%i of %i make a set that everybody finds right', async (threshold, size) => {
  const { parameters } = await ceremony(threshold, size)
  expect(checkParameters(parameters).set).toMatchObject({ threshold, size })
})
