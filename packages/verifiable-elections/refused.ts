// What fails a check: the step at which it did, and a sentence that says what is wrong there.

/** Thrown by every check of this package; `step` is a word such as 'round 2', 'ballot' or 'decryption'. */
export class Refused extends Error {
  readonly step: string
  constructor(step: string, sentence: string) {
    super(`${step}: ${sentence}`)
    this.name = 'Refused'
    this.step = step
  }
}

/** Throws `Refused` unless it holds. */
export function must(holds: boolean, step: string, sentence: string): asserts holds {
  if (!holds) throw new Refused(step, sentence)
}

/** What reading foreign text gives; whatever it throws is refused in the words given. */
export function reading<T>(step: string, sentence: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(step, sentence)
  }
}
