// An officer with an authenticator app, so that Role Management has somebody who meets what may be required of officers.
import { makeAppSecret } from '#features/second-step/app-codes.ts'
import { sealAppSecret } from '#features/second-step/app-secrets.ts'
import { saveApp } from '#features/second-step/data.ts'
import type { Context } from '#platform/context.ts'
import type { CastKey } from '../cast.ts'

/** Nobody knows its digits: the three sign-ins of the demo need none. */
export async function addSecondSteps(tx: Context, idOf: (who: CastKey) => number) {
  const id = idOf('conrad')
  await saveApp(tx.db, id, sealAppSecret(tx, id, makeAppSecret()), 1)
}
