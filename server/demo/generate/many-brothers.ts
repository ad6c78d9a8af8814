// Brothers by the hundred thousand, for measuring.

import { LINEAGE_COLORS } from '@aerie/contract/lineage'
import type { DemoBrother } from '../demo-brother.ts'
import { generateBrother } from './generate-brother.ts'
import { nameBrother, plainName } from './naming.ts'
import { nicknames } from './nicknames.ts'
import { allNumbers } from './phones.ts'
import { seeded } from './random.ts'
import { roundRobin } from './round-robin.ts'
import { textGenerator } from './text-generator.ts'

const CLASSES = 35

/** Yields `count` brothers of the classes 1 to 35 in order, with mailboxes and numbers of their own; up to 200,000. */
export function* manyBrothers(count: number): Generator<DemoBrother> {
  const numbers = allNumbers()
  const nickname = roundRobin(nicknames)
  const text = textGenerator()
  for (let place = 0; place < count; place += 1) {
    const random = seeded(place)
    const pledgeClass = 1 + Math.floor((place * CLASSES) / count)
    const brother = generateBrother(random, nameBrother(random, nickname, 0.35), pledgeClass, {
      text,
      mailbox: (firstName, lastName) => `${plainName(`${firstName} ${lastName}`, '.')}.${place + 1}@aerie.example`,
      phone: () => numbers.next().value ?? null,
    })
    yield { ...brother, ...lineOf(place, pledgeClass, count) }
  }
}

/** Two neighbours share the big brother who sat in the place of the first, one class above. */
function lineOf(place: number, pledgeClass: number, count: number) {
  const firstOf = (oneClass: number) => Math.ceil(((oneClass - 1) * count) / CLASSES)
  const pair = Math.floor((place - firstOf(pledgeClass)) / 2)
  const above = firstOf(pledgeClass - 1) + 2 * pair
  const bigBrother = pledgeClass > 1 && above < firstOf(pledgeClass) ? above : null
  const tenLines = [...LINEAGE_COLORS, null]
  return { bigBrother, lineageColor: tenLines[pair % tenLines.length] ?? null }
}
