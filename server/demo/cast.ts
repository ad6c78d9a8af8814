// The cast: brothers with names, faces and characters that the demo, the tests and the screenshots share.

import { toTwentieth } from './cast/classes-9-to-20.ts'
import { toTwentyFifth } from './cast/classes-21-to-25.ts'
import { toTwentyEighth } from './cast/classes-26-to-28.ts'
import { toThirtieth } from './cast/classes-29-to-30.ts'
import { toThirtyFourth } from './cast/classes-31-to-34.ts'
import { toFifth } from './cast/classes-to-5.ts'
import type { WithoutLineage } from './demo-brother.ts'

export const cast = {
  ...toFifth,
  ...toTwentieth,
  ...toTwentyFifth,
  ...toTwentyEighth,
  ...toThirtieth,
  ...toThirtyFourth,
} as const satisfies Record<string, WithoutLineage>

export type CastKey = keyof typeof cast

/** Little brother to big brother, where both are in the cast. */
export const bigBrothers = {
  conrad: 'walter',
  desmond: 'conrad',
  bram: 'piotr',
  rafael: 'ignacio',
  marcus: 'julian',
  oscar: 'julian',
  farid: 'harpreet',
  rook: 'arjun',
  mateo: 'rook',
  teddy: 'rook',
  kofi: 'tobias',
  luca: 'wyatt',
} as const satisfies Partial<Record<CastKey, CastKey>>

/** Whom the demo offers to sign in as, one of each role. */
export const signIns = [cast.marcus, cast.julian, cast.rook] as const
