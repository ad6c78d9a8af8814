// One round of the ceremony as a trustee's page does it: made in the worker, sent, and read back from the server.
import { type Round, type TrusteeSetDetails, trusteeSets } from '@aerie/contract/trustee-sets'
import { KeyFailure, type KeyKeeper } from '#features/trustee-keys/key-keeper.ts'
import type { RoundMessage } from '#features/trustee-keys/key-tasks.ts'
import { call } from '#lib/api.ts'
import { Refused } from '#lib/call-errors.ts'

/** A message that was made stays the same however often it has to be sent. */
export type Made = { run: number; round: Round; message: RoundMessage }

/** What came of a round: the set as it is then; that another key of this trustee was sent before; or that a share is bad. */
export type RoundEnd =
  | { end: 'done'; set: TrusteeSetDetails }
  | { end: 'anotherKey'; set: TrusteeSetDetails }
  | { end: 'complained'; set: TrusteeSetDetails }

/** The round that waits for one's own message; null where none does. */
export const roundAsked = ({ asked }: Pick<TrusteeSetDetails, 'asked'>): Round | null =>
  asked === 'round1' ? 1 : asked === 'round2' ? 2 : asked === 'round3' ? 3 : null

/** `made` is what was made for this round before, and `keep` is told what is made now. */
export async function doRound(
  set: TrusteeSetDetails,
  round: Round,
  { keeper, made, keep }: { keeper: KeyKeeper; made: Made | null; keep: (made: Made) => void },
): Promise<RoundEnd> {
  const isMade = made?.run === set.run && made.round === round
  const message = isMade ? made.message : await makeMessage(set, round, keeper)
  if ('dealer' in message) return { end: 'complained', set: await complain(set, message) }
  keep({ run: set.run, round, message })
  return sendAndReadBack(set, round, message)
}

async function makeMessage(set: TrusteeSetDetails, round: Round, keeper: KeyKeeper) {
  const { certificates, received, place, size, threshold } = set
  if (place === null) throw new KeyFailure(NOT_HANDED)
  if (round === 1) return keeper.ask('certify', { size, threshold, index: place })
  if (certificates === null) throw new KeyFailure(NOT_HANDED)
  if ((await keeper.ask('find', { certificates })) !== place) throw new KeyFailure(NOT_MINE)
  if (round === 2) return keeper.ask('share', { certificates })
  if (received === null) throw new KeyFailure(NOT_HANDED)
  const checked = await keeper.ask('acknowledge', { certificates, received })
  return 'message' in checked ? checked.message : checked
}

const NOT_HANDED = 'The server has not handed out what this step needs. Load the page again.'
export const NOT_MINE =
  'Your key is not in what the server shows for your place. If these are the words you wrote down for this committee, tell the other trustees and an officer.'

async function sendAndReadBack(set: TrusteeSetDetails, round: Round, { body, hash }: RoundMessage): Promise<RoundEnd> {
  const params = { setId: String(set.id) }
  let refusal: unknown = null
  try {
    await call(trusteeSets.send, { params, body: { run: set.run, round, body } })
  } catch (error) {
    // It may have arrived before, from here or from another tab: what the server has decides.
    if (!(error instanceof Refused && error.code === 'conflict')) throw error
    refusal = error
  }
  const now = await call(trusteeSets.show, { params })
  const sent = now.trustees.find(({ isYou }) => isYou)?.sent.find((one) => one.round === round)
  if (now.run !== set.run) return { end: 'done', set: now }
  if (sent?.hash === hash) return { end: 'done', set: now }
  if (sent) return { end: 'anotherKey', set: now }
  throw (
    refusal ??
    new KeyFailure(
      'The server took your part and does not have it. Try again, and tell an officer if that does not help.',
    )
  )
}

const complain = ({ id, run }: TrusteeSetDetails, { dealer, envelope }: { dealer: number; envelope: string | null }) =>
  call(trusteeSets.complain, { params: { setId: String(id) }, body: { run, dealer, envelope } })
