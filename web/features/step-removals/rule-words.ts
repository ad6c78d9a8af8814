// How many officers have to agree, and what passes then, in words.
import type { RemovalRule } from '@aerie/contract/step-removals'

type Rule = NonNullable<RemovalRule>

interface RuleWords {
  /** To the brother: who can help, and how long it takes. */
  lead: string
  wait: string
  /** To an officer who is about to agree: after what the password alone is enough. */
  after: string
  /** To officers, by how many are missing still. */
  missing: readonly string[]
}

const ALONE: RuleWords = {
  lead: 'A super admin can open your account for a new start. It takes three days',
  wait: 'Once he has agreed, three days pass',
  after: 'three days have passed',
  missing: ['Three days pass.', 'You alone can agree; then three days pass.'],
}

const TWO: RuleWords = {
  lead: 'Two officers can open your account for a new start. It takes a day',
  wait: 'Once two have agreed, a day passes',
  after: 'two officers have agreed and a day has passed',
  missing: [
    'A day passes.',
    'One more officer has to agree; then a day passes.',
    'Two officers have to agree; then a day passes.',
  ],
}

export const wordsOf = ({ officers }: Rule) => ({ 1: ALONE, 2: TWO })[officers]
