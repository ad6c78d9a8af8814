// The demo brotherhood: 420 brothers, the cast in their places among them.
import { bigBrothers, cast } from './cast.ts'
import { classSizes } from './classes.ts'
import type { DemoBrother, Unlined } from './demo-brother.ts'
import { drawLines } from './lineage.ts'
import { makeBrother, type Supplies } from './makings/make-brother.ts'
import { type Named, nameBrother, plainName } from './makings/naming.ts'
import { nicknames } from './makings/nicknames.ts'
import { telephoneExchange } from './makings/phones.ts'
import { deck, seeded } from './makings/seeded.ts'
import { wordsmith } from './makings/words.ts'

const CLASS_PRESIDENT = 'Pledge Class President'

/** Everyone, by pledge class and name; the same list each time. */
export function demoBrotherhood(): DemoBrother[] {
  const named: readonly Unlined[] = Object.values(cast)
  const people = [...named, ...theMany(named)].sort(byClassAndName)
  return drawLines(withClassPresidents(people), bigBrothers)
}

const byClassAndName = (a: Unlined, b: Unlined) =>
  a.pledgeClass - b.pledgeClass ||
  a.lastName.localeCompare(b.lastName, 'en') ||
  a.firstName.localeCompare(b.firstName, 'en')

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

function theMany(named: readonly Unlined[]): Unlined[] {
  const names = nameBook(named)
  const supplies = suppliesBeside(named)
  const nickname = deck(nicknames)
  return [...classSizes].flatMap(([pledgeClass, size]) => {
    const random = seeded(pledgeClass * 2003)
    const seats = size - named.filter((brother) => brother.pledgeClass === pledgeClass).length
    return Array.from({ length: seats }, () => {
      let name = nameBrother(random, nickname, 0.06)
      while (!names.enter(name, pledgeClass)) name = nameBrother(random, nickname, 0.06)
      return makeBrother(random, name, pledgeClass, supplies)
    })
  })
}

/** Takes a name in, unless it stands there already, or its family name does twice or in the same class. */
function nameBook(named: readonly Unlined[]) {
  const fullNames = new Set(named.map(fullName))
  const families = new Map<string, number[]>()
  return {
    enter: (name: Named, pledgeClass: number) => {
      const bearers = families.get(name.lastName) ?? []
      if (fullNames.has(fullName(name)) || bearers.length >= 2 || bearers.includes(pledgeClass)) return false
      fullNames.add(fullName(name))
      families.set(name.lastName, [...bearers, pledgeClass])
      return true
    },
  }
}

/** Full names are unique here, so mailboxes are too. */
function suppliesBeside(named: readonly Unlined[]): Supplies {
  const exchange = telephoneExchange(named.flatMap(({ phone }) => phone ?? []))
  return {
    words: wordsmith(),
    mailbox: (firstName, lastName) => `${plainName(`${firstName} ${lastName}`, '.')}@aerie.example`,
    phone: exchange,
  }
}

/** Each numbered class remembers one president; where none is in the cast, one of the many. */
function withClassPresidents(people: readonly Unlined[]): Unlined[] {
  const classes = [...Map.groupBy(people, ({ pledgeClass }) => pledgeClass).entries()]
  const presidents = new Set(
    classes
      .filter(([number, brothers]) => number > 0 && !brothers.some(({ offices }) => offices.includes(CLASS_PRESIDENT)))
      .map(([number, brothers]) => brothers.filter(({ key }) => key === null).at(number % 5)),
  )
  return people.map((one) => (presidents.has(one) ? { ...one, offices: [CLASS_PRESIDENT] } : one))
}
