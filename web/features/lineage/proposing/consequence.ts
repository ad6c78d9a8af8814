// What follows from proposing a tie, in sentences: who is asked, and what stays as it is until then.
import { listOf } from '@aerie/text/lists'
import type { Lineage } from '../model/lineage.ts'

/** The one who has not proposed it himself, or both, or an officer. */
export function whoAreAsked(lineage: Lineage, big: number, little: number) {
  const asked = [big, little].filter((index) => index !== lineage.me).map(lineage.nameOf)
  return `${asked.length === 1 ? asked[0] : listOf(asked)}, or an officer`
}

/** `big` and `little` are places in the forest, undefined as long as nobody is chosen. */
export function consequence(lineage: Lineage, big: number | undefined, little: number | undefined): string {
  if (big === undefined || little === undefined) return 'Choose the two.'
  if (big === little) return 'Nobody can be his own big brother.'
  const [bigName, littleName] = [lineage.nameOf(big), lineage.nameOf(little)]
  const parent = lineage.forest.parent[little] ?? -1
  if (parent === big) return `${bigName} stands in the lineage as the big brother of ${littleName} already.`
  const record =
    parent >= 0
      ? `Until then ${lineage.nameOf(parent)} stays the big brother of ${littleName} on record.`
      : `Until then ${littleName} has no big brother on record.`
  return `You propose that ${bigName} is the big brother of ${littleName}. ${whoHear(lineage, big, little)} It counts once it is confirmed by ${whoConfirm(lineage, big, little)}. ${record}`
}

const whoHear = (lineage: Lineage, big: number, little: number) =>
  [big, little].includes(lineage.me ?? -1)
    ? `${lineage.nameOf(big === lineage.me ? little : big)} and the officers are told.`
    : `${listOf([lineage.nameOf(big), lineage.nameOf(little), 'the officers'])} are told.`

const whoConfirm = (lineage: Lineage, big: number, little: number) =>
  [big, little].includes(lineage.me ?? -1) ? whoAreAsked(lineage, big, little) : 'both of them, or by an officer'
