// Generates one brother out of a name and random numbers.

import { unset, type WithoutLineage } from '../demo-brother.ts'
import { careerOf } from './career.ts'
import { houseTown, settle } from './cities.ts'
import { cohortOf, graduationYear, YEAR } from './classes.ts'
import { birthdayOf, familyOf, interestsOf } from './life.ts'
import { type CastName, handles } from './naming.ts'
import { chance, pick, type Random } from './random.ts'
import type { textGenerator } from './text-generator.ts'

/** The sources of what no two brothers may share, and of what should not repeat. */
export interface Supplies {
  text: ReturnType<typeof textGenerator>
  mailbox: (firstName: string, lastName: string) => string
  phone: (country: string) => string | null
}

export function generateBrother(
  random: Random,
  named: CastName,
  pledgeClass: number,
  supplies: Supplies,
): WithoutLineage {
  const { origin, ...names } = named
  const graduation = graduationYear(random, pledgeClass)
  const birthYear = graduation - pick(random, [21, 22, 22, 22, 22, 23])
  const career = careerOf(random, graduation)
  const home = graduation > YEAR ? houseTown : settle(random, origin.home)
  const urls = handles(random, `${names.firstName} ${names.lastName}`, YEAR - birthYear < 35)
  return {
    ...unset,
    key: null,
    ...names,
    ...career,
    ...familyOf(random, birthYear, names.lastName),
    ...urls,
    ...access(random, supplies.mailbox(names.firstName, names.lastName)),
    ...(chance(random, 0.04) ? nowhere : { ...home, location: `${home.city}, ${home.country}` }),
    linkedinVerified: urls.linkedinUrl !== null && chance(random, 0.78),
    phone: chance(random, 0.86) ? supplies.phone(home.country) : null,
    class: graduation,
    pledgeClass,
    cohort: cohortOf(pledgeClass),
    birthday: birthdayOf(random, birthYear),
    interests: interestsOf(random),
    bio: chance(random, 0.32) ? supplies.text.bio(career.position) : null,
    quote: chance(random, 0.3) ? supplies.text.quote() : null,
    isActive: chance(random, 0.94),
  }
}

const nowhere = { city: null, country: null, location: null }

/** A few brothers are known by name only; most of the others have signed in. */
function access(random: Random, mailbox: string): Pick<WithoutLineage, 'email' | 'signIn'> {
  if (chance(random, 0.03)) return { email: null, signIn: 'none' }
  const roll = random()
  return { email: mailbox, signIn: roll < 0.7 ? 'password' : roll < 0.82 ? 'invited' : 'none' }
}
