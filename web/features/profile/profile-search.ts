// What the address of a profile may add: that it is being edited, or as whom its owner looks at it.
import { ONLOOKERS, type Onlooker } from '@aerie/contract/privacy'

export interface ProfileSearch {
  edit?: true | undefined
  as?: Onlooker | undefined
  /** How connecting LinkedIn went; LinkedIn's answer leads here. */
  linkedin?: string | undefined
  /** What was filled in from there, with commas. */
  filled?: string | undefined
}

/** Takes from an address what it has to say; the rest of it is passed over. */
export function readProfileSearch({ edit, as, linkedin, filled }: Record<string, unknown>): ProfileSearch {
  const onlooker = ONLOOKERS.find((one) => one === as)
  return {
    ...(edit === true && { edit }),
    ...(onlooker && edit !== true && { as: onlooker }),
    ...(typeof linkedin === 'string' && { linkedin }),
    ...(typeof filled === 'string' && { filled }),
  }
}
