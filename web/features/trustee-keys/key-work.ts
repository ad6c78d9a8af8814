// Does what a page asks with a trustee's key, of which the seed stays here: in the worker's memory, until it ends.
import { checkSet, makeCertificate, placeIn } from '@aerie/verifiable-elections/certificates'
import { hashOf } from '@aerie/verifiable-elections/group'
import { receiveFrom, type Signed } from '@aerie/verifiable-elections/messages'
import { Refused } from '@aerie/verifiable-elections/refused'
import { isWord, keysOf, makeWords, seedOf, wordsOf, wordsOfHash } from '@aerie/verifiable-elections/seeds'
import { makeShares } from '@aerie/verifiable-elections/shares'
import { acknowledge, type Received, WrongShare } from '@aerie/verifiable-elections/verification-keys'
import { checkBoards, turnIn } from './boards.ts'
import type { Handed, KeyMessage, KeyOrder, KeyTask, KeyTasks, RoundMessage } from './key-tasks.ts'

type Work = {
  [Task in KeyTask]: (given: KeyTasks[Task]['given'], onProgress: (done: number) => void) => TaskAnswer<Task>
}
type TaskAnswer<Task extends KeyTask> = KeyTasks[Task]['answer'] | Promise<KeyTasks[Task]['answer']>

/** Answers orders, each by messages to `say`. */
export function openKeyWork(say: (message: KeyMessage) => void) {
  const work = makeWork()
  return async ({ id, task, given }: KeyOrder) => {
    try {
      const act = work[task] as (given: unknown, onProgress: (done: number) => void) => unknown
      say({ id, answer: await act(given, (done) => say({ id, done })) })
    } catch (error) {
      say({ id, failure: error instanceof Error ? error.message : '' })
    }
  }
}

function makeWork(): Work {
  let held: string | null = null
  let boards: Awaited<ReturnType<typeof checkBoards>>['counted'] = []
  const seed = () => {
    if (held === null) throw new Error('There is no key here.')
    return held
  }
  return {
    make() {
      const words = makeWords()
      held = seedOf(words)
      return words.split(' ')
    },
    compare: (typed) =>
      wordsOf(seed())
        .split(' ')
        .flatMap((word, at) => (word === typed[at] ? [] : [at])),
    hold(typed) {
      const places = typed.flatMap((word, at) => (isWord(word) ? [] : [at]))
      if (places.length > 0) return { places }
      try {
        held = seedOf(typed.join(' '))
        return null
      } catch {
        return { places: [] }
      }
    },
    certify: (place) => messageOf(makeCertificate(seed(), place)),
    find({ certificates }) {
      const set = checkSet(JSON.parse(certificates), 'round 2')
      try {
        return placeIn(set, keysOf(seed()), 'round 2')
      } catch {
        return null
      }
    },
    reckonWords: ({ certificates }) => wordsOfHash(checkSet(JSON.parse(certificates), 'round 2').fingerprint),
    share: async ({ certificates }) => messageOf(await makeShares(seed(), JSON.parse(certificates))),
    acknowledge: (handed) => acknowledgeFor(seed(), handed),
    async checkBoards(files, onProgress) {
      const { checked, counted } = await checkBoards(files, onProgress)
      boards = counted
      return checked
    },
    turn: ({ sealedKey }) => turnIn(boards, seed(), sealedKey),
  }
}

const messageOf = (message: object): RoundMessage => {
  const body = JSON.stringify(message)
  return { body, hash: hashOf(body) }
}

async function acknowledgeFor(seed: string, handed: Handed): Promise<KeyTasks['acknowledge']['answer']> {
  const certificates = JSON.parse(handed.certificates)
  const received = JSON.parse(handed.received)
  try {
    return { message: messageOf(await acknowledge(seed, certificates, received)) }
  } catch (error) {
    if (error instanceof WrongShare)
      return { dealer: error.complaint.dealer, envelope: JSON.stringify(error.complaint.envelope) }
    const dealer = error instanceof Refused ? await dealerOfClosed(seed, { certificates, received }) : null
    if (dealer === null) throw error
    return { dealer, envelope: null }
  }
}

/** Whose share these words do not open; null where all open, and something else is wrong. */
async function dealerOfClosed(
  seed: string,
  { certificates, received }: { certificates: Signed[]; received: Received },
) {
  const keys = keysOf(seed)
  const set = checkSet(certificates, 'round 3')
  placeIn(set, keys, 'round 3')
  for (const [at, { verification }] of set.members.entries()) {
    const opened = await receiveFrom(verification, keys, received.secrets[at] ?? '').catch(() => null)
    if (opened === null) return at + 1
  }
  return null
}
