// The archives that are judged: elections of every kind that is made here, and forged ones, which a judge has to refuse.
import { ceremony, honestElection, movedByOne } from '@aerie/verifiable-elections/election.fixture'
import type { Judge } from './outside-programs.ts'

export type Archive = {
  name: string
  bytes: Uint8Array
  uuid: string
  isRight: boolean
  /** Whether a judge is known to accept it, though it is forged. */
  missedBy?: (judge: Judge) => boolean
}

/** Before 3.1 `election verify` opened the sum that the archive shows, without adding the ballots up itself, and passed over forged ballots. */
const sumIsTaken = ({ name, version }: Judge) => name === 'belenios-tool' && version.startsWith('3.0')

export async function makeArchives(): Promise<Archive[]> {
  const [two, all, five] = [await ceremony(2, 3), await ceremony(3, 3), await ceremony(3, 5)]
  const votes = [0, 2, null, 0]
  const single = await honestElection(votes)
  const pairs = await honestElection(votes, { committee: two })
  const everybody = await honestElection(votes, { committee: all })
  const three = await honestElection([4, 0, 3, null, 4], { committee: five, answers: 5 })
  const blank = await honestElection([null, null], { committee: two })
  const oneAnswer = await honestElection([0, null, 0], { committee: two, answers: 1 })
  const right = [
    { name: 'one trustee', bytes: single.bytesOf() },
    { name: 'three single trustees', bytes: (await honestElection(votes, { singles: 3 })).bytesOf() },
    ...[
      [1, 2],
      [1, 3],
      [2, 3],
      [3, 1],
      [1, 2, 3],
    ].map((turned) => ({
      name: `2 of 3, opened by ${turned.join(', ')}`,
      bytes: pairs.bytesOf({ turned }),
    })),
    { name: '3 of 3', bytes: everybody.bytesOf({ turned: [1, 2, 3] }) },
    { name: '3 of 5, five answers, opened by 2, 4, 5', bytes: three.bytesOf({ turned: [2, 4, 5] }) },
    { name: '2 of 3, blank ballots alone', bytes: blank.bytesOf({ turned: [1, 2] }) },
    { name: '2 of 3, one answer', bytes: oneAnswer.bytesOf({ turned: [2, 3] }) },
  ]
  const forged = forgedOf(single, pairs)
  const { uuid } = single.election.fields
  return [
    ...right.map((archive) => ({ ...archive, uuid, isRight: true })),
    ...forged.map((archive) => ({ ...archive, uuid, isRight: false })),
  ]
}

type Election = Awaited<ReturnType<typeof honestElection>>

const forgedOf = (single: Election, pairs: Election): Pick<Archive, 'name' | 'bytes' | 'missedBy'>[] => [
  { name: 'forged: another result', bytes: single.bytesOf({ forge: { result: [[1, 1, 1]] } }) },
  {
    name: 'forged: a ballot left out of the sum',
    bytes: pairs.bytesOf({ turned: [1, 2], forge: { countedBallots: (cast) => cast.slice(1), counted: 4 } }),
    missedBy: sumIsTaken,
  },
  {
    name: 'forged: a part moved by one vote',
    bytes: single.bytesOf({ forge: { parts: (parts) => parts.map(movedByOne) } }),
  },
  {
    name: 'forged: a trustee taken out',
    bytes: pairs.bytesOf({ turned: [1, 2], forge: { trustees: ([server]) => [server] } }),
  },
  {
    name: 'forged: a ballot changed after it was signed',
    bytes: single.bytesOf({ forge: { ballots: () => single.ballots.map(withChoicesTurned) } }),
    missedBy: sumIsTaken,
  },
]

function withChoicesTurned(ballot: string) {
  const fields = JSON.parse(ballot)
  fields.answers[0].choices.reverse()
  return JSON.stringify(fields)
}
