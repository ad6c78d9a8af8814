// The thread in which the messages of trustees are checked, each of which takes a tenth of a second and more.
import { parentPort } from 'node:worker_threads'
import { checkCertificate, checkSet } from '@aerie/verifiable-elections/certificates'
import { Signed } from '@aerie/verifiable-elections/messages'
import { makeParameters } from '@aerie/verifiable-elections/parameters'
import { must, Refused, reading } from '@aerie/verifiable-elections/refused'
import { wordsOfHash } from '@aerie/verifiable-elections/seeds'
import { checkShares, provesWrong, Shares } from '@aerie/verifiable-elections/shares'
import { Acknowledgement, checkVerificationKey } from '@aerie/verifiable-elections/verification-keys'
import type { z } from 'zod/mini'
import type { CeremonyAnswer, CeremonyQuestion } from './check-messages.ts'

parentPort?.on('message', ({ number, question }: { number: number; question: CeremonyQuestion }) => {
  parentPort?.postMessage({ number, answer: answer(question) })
})

function answer(question: CeremonyQuestion): CeremonyAnswer {
  try {
    return { value: check(question) }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message }
    return { failed: error instanceof Error ? error.name : typeof error }
  }
}

function check(question: CeremonyQuestion): string | boolean | null {
  switch (question.ask) {
    case 'certificate':
      return checkFirst(question)
    case 'shares': {
      const { body, index, sent } = question
      const [certificates, shares] = [readAll(sent.certificates, Signed), read(body, Shares, 'round 2', index)]
      checkShares(certificates, index, shares, 'round 2')
      return null
    }
    case 'acknowledgement':
      return checkThird(question)
    case 'parameters':
      return parametersOf(question.sent)
    case 'complaint': {
      const { dealer, receiver, sent } = question
      const envelope = read(question.envelope, Signed, 'complaint', receiver)
      return provesWrong(readAll(sent.certificates, Signed), readAll(sent.shares, Shares), {
        dealer,
        receiver,
        envelope,
      })
    }
  }
}

/** Against the others that are there already, too: the same key may not stand twice. */
function checkFirst({ body, index, size, threshold, sent }: CeremonyQuestion & { ask: 'certificate' }) {
  const certificate = read(body, Signed, 'round 1', index)
  checkCertificate(certificate, { size, threshold, index })
  const certificates = readAll(sent.certificates, Signed).toSpliced(index - 1, 0, certificate)
  const keys = certificates.flatMap(({ message }) => {
    const { verification, encryption } = JSON.parse(message)
    return [verification, encryption]
  })
  must(new Set(keys).size === keys.length, 'round 1', 'The same key stands twice. Make new words.')
  return certificates.length === size ? wordsOfHash(checkSet(certificates, 'round 1').fingerprint).join(' ') : null
}

function checkThird({ body, index, sent }: CeremonyQuestion & { ask: 'acknowledgement' }) {
  const certificates = readAll(sent.certificates, Signed)
  const { public_key: key } = read(body, Acknowledgement, 'round 3', index)
  const set = checkSet(certificates, 'round 3')
  const points = readAll(sent.shares, Shares).map((shares, at) => checkShares(certificates, at + 1, shares, 'round 3'))
  checkVerificationKey(set, points, { index, key }, 'round 3')
  return null
}

function parametersOf({ certificates, shares, acknowledgements }: (CeremonyQuestion & { ask: 'parameters' })['sent']) {
  const made = makeParameters(
    readAll(certificates, Signed),
    readAll(shares, Shares),
    readAll(acknowledgements, Acknowledgement),
  )
  return JSON.stringify(made)
}

/** Refused where it has not this shape, or is not written in the one way. */
function read<Shape extends z.ZodMiniType>(text: string, shape: Shape, step: string, index: number): z.infer<Shape> {
  const message = `The message of trustee ${index}`
  const fields = reading(step, `${message} is malformed.`, () => shape.parse(JSON.parse(text)))
  must(JSON.stringify(fields) === text, step, `${message} is not written in the one way.`)
  return fields
}

/** Of what was read so before it was kept. */
const readAll = <Shape extends z.ZodMiniType>(texts: string[], shape: Shape): z.infer<Shape>[] =>
  texts.map((text) => shape.parse(JSON.parse(text)))
