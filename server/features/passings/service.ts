// Brothers who have passed, for other features.
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'

/** Of a brother who is marked as passed; `remembered_since` is null while the mark is seen by super admins alone. */
export const findPassing = ({ db }: Pick<Context, 'db'>, memberId: number) => data.findPassing(db, memberId)

/** All who are shown as remembered, the last shown first. */
export const listRemembered = ({ db }: Pick<Context, 'db'>) => data.listRemembered(db)
