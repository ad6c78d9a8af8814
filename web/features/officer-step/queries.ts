// Which officers have a second step.
import { type OfficerStanding, officerStep } from '@aerie/contract/officer-step'
import { displayName } from '@aerie/contract/person'
import { call, endpointQuery } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const officersQuery = endpointQuery(officerStep.list)

export const useLetAdd = ({ person }: OfficerStanding) =>
  useAct({
    call: () => call(officerStep.let, { params: { memberId: String(person.id) } }),
    stale: [officersQuery.queryKey],
    done: () => ({ title: `${displayName(person)} may add a second step`, description: 'He is told by mail.' }),
  })
