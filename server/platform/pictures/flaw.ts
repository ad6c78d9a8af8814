// What may be wrong with a picture itself: whoever sends it again is told the same again.
import { Refusal } from '../errors.ts'

/** `kind`: it is no picture, or none that is read here. */
export type Flaw = 'kind' | 'damaged' | 'too_many_pixels'

export class FlawedPicture extends Refusal {
  readonly flaw: Flaw

  constructor(flaw: Flaw, sentence: string) {
    super('not_valid', sentence)
    this.flaw = flaw
  }
}

/** The sentence for what breaks off or makes no sense. */
export const damaged = () =>
  new FlawedPicture('damaged', 'This photo is damaged or incomplete. Please select another one.')
