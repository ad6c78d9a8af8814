// A committee of trustees that has done its rounds, so that an election can be sealed by it at once.
import { insertMessage, insertSet, seat, updateSet } from '#features/trustee-sets/data.ts'
import { follow } from '#features/trustee-sets/notices.ts'
import type { Context } from '#platform/context.ts'
import type { CastKey } from '../cast.ts'
import { DEMO_TRUSTEES } from '../trustee-words.ts'

const DAY_MS = 86_400_000
const THRESHOLD = 2

export async function addTrustees(tx: Context, idOf: (who: CastKey) => number) {
  const daysAgo = (days: number) => new Date(tx.now().getTime() - days * DAY_MS)
  const { words, parameters, rounds } = await makeRounds()
  const { id } = await insertSet(tx.db, {
    name: 'Election committee',
    threshold: THRESHOLD,
    deadline: daysAgo(5),
    created_by: idOf('marcus'),
    created_at: daysAgo(12),
  })
  await seat(
    tx.db,
    id,
    DEMO_TRUSTEES.map(({ who }) => idOf(who)),
  )
  for (const [at, messages] of rounds.entries())
    for (const [place, message] of messages.entries())
      await insertMessage(tx.db, {
        set_id: id,
        run: 1,
        round: at + 1,
        index: place + 1,
        body: JSON.stringify(message),
        sent_at: daysAgo(11 - at),
      })
  await updateSet(tx.db, id, { state: 'ready', ready_at: daysAgo(9), words, parameters })
  await follow(tx, id)
  await tx.db
    .updateTable('notifications')
    .set({ read_at: tx.now() })
    .where('subject_type', '=', 'trustee_set')
    .execute()
}

/** The package is loaded where it is needed: each start reads the other files here. */
async function makeRounds() {
  const [
    { fingerprintOf, makeCertificate },
    { makeShares },
    { acknowledge, receivedBy },
    { makeParameters },
    seedWords,
  ] = await Promise.all([
    import('@aerie/verifiable-elections/certificates'),
    import('@aerie/verifiable-elections/shares'),
    import('@aerie/verifiable-elections/verification-keys'),
    import('@aerie/verifiable-elections/parameters'),
    import('@aerie/verifiable-elections/seeds'),
  ])
  const size = DEMO_TRUSTEES.length
  const seeds = DEMO_TRUSTEES.map(({ words }) => seedWords.seedOf(words))
  const certificates = seeds.map((seed, at) => makeCertificate(seed, { size, threshold: THRESHOLD, index: at + 1 }))
  const shares = await Promise.all(seeds.map((seed) => makeShares(seed, certificates)))
  const acknowledgements = await Promise.all(
    seeds.map((seed, at) => acknowledge(seed, certificates, receivedBy(shares, at + 1))),
  )
  return {
    words: seedWords.wordsOfHash(fingerprintOf(certificates)).join(' '),
    parameters: JSON.stringify(makeParameters(certificates, shares, acknowledgements)),
    rounds: [certificates, shares, acknowledgements],
  }
}
