// The demo brotherhood: 420 brothers, the cast and generated ones, class by class.
import { bigBrothers, cast } from '../cast.ts'
import type { DemoBrother, WithoutLineage } from '../demo-brother.ts'
import { classSizes } from './classes.ts'
import { generateBrother, type Supplies } from './generate-brother.ts'
import { drawLines } from './lineage.ts'
import { type CastName, nameBrother, plainName } from './naming.ts'
import { nicknames } from './nicknames.ts'
import { unusedNumbers } from './phones.ts'
import { seeded } from './random.ts'
import { roundRobin } from './round-robin.ts'
import { textGenerator } from './text-generator.ts'

const CLASS_PRESIDENT = 'Pledge Class President'

/** Everyone, by pledge class and name; the same list each time. */
export function demoBrotherhood(): DemoBrother[] {
  const named: readonly WithoutLineage[] = Object.values(cast)
  const people = [...named, ...generatedBrothers(named)].sort(byClassAndName)
  return drawLines(withClassPresidents(people), bigBrothers)
}

const byClassAndName = (a: WithoutLineage, b: WithoutLineage) =>
  a.pledgeClass - b.pledgeClass ||
  a.lastName.localeCompare(b.lastName, 'en') ||
  a.firstName.localeCompare(b.firstName, 'en')

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

function generatedBrothers(named: readonly WithoutLineage[]): WithoutLineage[] {
  const names = uniqueNames(named)
  const supplies = suppliesBeside(named)
  const nickname = roundRobin(nicknames)
  return [...classSizes].flatMap(([pledgeClass, size]) => {
    const random = seeded(pledgeClass * 2003)
    const seats = size - named.filter((brother) => brother.pledgeClass === pledgeClass).length
    return Array.from({ length: seats }, () => {
      let name = nameBrother(random, nickname, 0.06)
      while (!names.add(name, pledgeClass)) name = nameBrother(random, nickname, 0.06)
      return generateBrother(random, name, pledgeClass, supplies)
    })
  })
}

/** `add` answers whether a name is still free: nobody has it, and its family name at most one of another class. */
function uniqueNames(named: readonly WithoutLineage[]) {
  const fullNames = new Set(named.map(fullName))
  const families = new Map<string, number[]>()
  return {
    add: (name: CastName, pledgeClass: number) => {
      const namesakes = families.get(name.lastName) ?? []
      if (fullNames.has(fullName(name)) || namesakes.length >= 2 || namesakes.includes(pledgeClass)) return false
      fullNames.add(fullName(name))
      families.set(name.lastName, [...namesakes, pledgeClass])
      return true
    },
  }
}

/** Full names are unique here, so mailboxes are too. */
function suppliesBeside(named: readonly WithoutLineage[]): Supplies {
  const phone = unusedNumbers(named.flatMap(({ phone }) => phone ?? []))
  return {
    text: textGenerator(),
    mailbox: (firstName, lastName) => `${plainName(`${firstName} ${lastName}`, '.')}@aerie.example`,
    phone,
  }
}

/** Each numbered class remembers one president; where none is in the cast, a generated brother. */
function withClassPresidents(people: readonly WithoutLineage[]): WithoutLineage[] {
  const classes = [...Map.groupBy(people, ({ pledgeClass }) => pledgeClass).entries()]
  const presidents = new Set(
    classes
      .filter(([number, brothers]) => number > 0 && !brothers.some(({ offices }) => offices.includes(CLASS_PRESIDENT)))
      .map(([number, brothers]) => brothers.filter(({ key }) => key === null).at(number % 5)),
  )
  return people.map((one) => (presidents.has(one) ? { ...one, offices: [CLASS_PRESIDENT] } : one))
}
