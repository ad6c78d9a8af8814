// How far each new brother has got with his first steps, kept for himself until one of them may have changed.
import { lineage } from '@aerie/contract/lineage'
import { members } from '@aerie/contract/members'
import { newcomers } from '@aerie/contract/newcomers'
import { cachedEach } from '#platform/cache/cached-each.ts'
import { touchedIds } from '#platform/events/bus.ts'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import * as data from './data.ts'
import { isFinished, stepsOf } from './steps.ts'

/** That he has come in, his record, and who is his big brother by which name and answer, as the lineage shows. */
const TOLD_BY = [newcomers.firstSteps, newcomers.list, members.show, lineage.list]

/** By the id of the member. */
export const readFirstSteps = cachedEach<number, SerializedJson>({
  answers: TOLD_BY,
  async load(memberId, { db }) {
    const row = await data.findSteps(db, memberId)
    const steps = row && stepsOf(memberId, row)
    const shown = { steps: steps && !isFinished(steps) ? steps : null }
    return new SerializedJson(JSON.stringify(newcomers.firstSteps.response.parse(shown)))
  },
  concerned(change) {
    const ids = touchedIds(change, TOLD_BY)
    const { only } = change
    return only && 'memberIds' in only ? [...only.memberIds, ...(ids ?? [])] : (ids ?? 'all')
  },
})
