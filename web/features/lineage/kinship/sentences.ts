// How two brothers are related, in a sentence and what stands behind it.
import { goesBy } from '@aerie/contract/person'
import { findKinship, type Kinship, kinWord } from '@aerie/lineage-layout/kinship'
import { listOf } from '@aerie/text/lists'
import type { Lineage } from '../model/lineage.ts'

export interface KinshipAnswer {
  /** What the other is to the first. */
  head: string
  detail: string
  /** Null where no shared brother is on record. */
  kinship: Kinship | null
}

interface KinshipQuestion {
  lineage: Lineage
  one: number
  other: number
}

export function relate({ lineage, one, other }: KinshipQuestion): KinshipAnswer {
  const isMe = one === lineage.me
  if (one === other) {
    const head = isMe ? 'That is you.' : 'That is the same brother twice.'
    return { head, detail: 'Choose another brother.', kinship: null }
  }
  const kinship = findKinship(lineage.forest, one, other)
  if (!kinship) return { ...unrelated({ lineage, one, other }), kinship }
  const [whose, who] = isMe ? ['your', 'you'] : [`${lineage.nameOf(one)}’s`, lineage.nameOf(one)]
  return {
    head: `${lineage.nameOf(other)} is ${kinWord(kinship, whose, who)}.`,
    detail: detailOf(kinship, { lineage, one, other }),
    kinship,
  }
}

function detailOf({ up, down, shared, path }: Kinship, { lineage, one, other }: KinshipQuestion): string {
  const { nameOf, labelOf } = lineage
  if (up > 0 && down > 0) {
    const first = one === lineage.me ? 'you are' : `${firstName(lineage, one)} is`
    const second = down < FAR ? `${firstName(lineage, other)} is` : firstName(lineage, other)
    return `Both come down from ${nameOf(shared)}, ${labelOf(shared)}: ${first} his ${below(up)}, ${second} ${down < FAR ? 'his ' : ''}${below(down)}${down < FAR ? '' : ' him'}.`
  }
  const between = path.slice(1, -1)
  if (between.length === 0) return 'Big and little.'
  if (between.length > MOST_NAMED) return `${between.length} brothers stand between the two.`
  return `Between the two: ${list(between.map(nameOf))}.`
}

/** From so many generations on they are counted. */
const FAR = 5
const MOST_NAMED = 3

const below = (steps: number) =>
  steps >= FAR ? `${steps} generations below` : steps === 1 ? 'little' : `${'great-'.repeat(steps - 2)}grandlittle`

const list = (names: string[]) => listOf(names)

function firstName({ forest }: Lineage, index: number) {
  const { brother, name } = forest.people[index] ?? { brother: null, name: '' }
  return brother ? goesBy(brother) : name
}

function unrelated({ lineage, one, other }: KinshipQuestion): Pick<KinshipAnswer, 'head' | 'detail'> {
  const { forest, labelOf } = lineage
  const isMe = one === lineage.me
  const isSameClass = forest.row[one] === forest.row[other]
  const pair = isMe ? 'You' : 'They'
  const classes = isSameClass
    ? `${pair} are class brothers, ${labelOf(one)}.`
    : `${isMe ? 'You are' : `${firstName(lineage, one)} is`} of the ${labelOf(one)}, ${firstName(lineage, other)} of the ${labelOf(other)}.`
  return {
    head: 'No shared big brother is on record.',
    detail: `${classes} ${beginning(lineage, one, isMe ? 'Your' : `${firstName(lineage, one)}’s`)} ${beginning(lineage, other, `${firstName(lineage, other)}’s`)}`,
  }
}

function beginning({ forest, nameOf }: Lineage, index: number, whose: string) {
  let first = index
  for (let at = index; at >= 0; at = forest.parent[at] ?? -1) first = at
  if (first === index) return `${whose} big brother is not on record.`
  return `${whose} line begins with ${nameOf(first)}.`
}
