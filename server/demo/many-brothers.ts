// Brothers by the hundred thousand, for measuring.

import { LineageColor } from '@aerie/contract/lineage'
import type { DemoBrother } from './demo-brother.ts'
import { makeBrother } from './makings/make-brother.ts'
import { nameBrother, plainName } from './makings/naming.ts'
import { nicknames } from './makings/nicknames.ts'
import { allNumbers } from './makings/phones.ts'
import { deck, seeded } from './makings/seeded.ts'
import { wordsmith } from './makings/words.ts'

const CLASSES = 35

/** Yields `count` brothers of the classes 1 to 35 in order, with mailboxes and numbers of their own; up to 200,000. */
export function* manyBrothers(count: number): Generator<DemoBrother> {
  const numbers = allNumbers()
  const nickname = deck(nicknames)
  const words = wordsmith()
  for (let place = 0; place < count; place += 1) {
    const random = seeded(place)
    const pledgeClass = 1 + Math.floor((place * CLASSES) / count)
    const brother = makeBrother(random, nameBrother(random, nickname, 0.35), pledgeClass, {
      words,
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
  const tenLines = [...LineageColor.options, null]
  return { bigBrother, lineageColor: tenLines[pair % tenLines.length] ?? null }
}
