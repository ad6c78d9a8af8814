// How many may vote, as the classes are typed.
import { classesOf } from '@aerie/contract/election-values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { electorateQuery } from '#features/elections/queries.ts'
import { usePaused } from '#lib/use-paused.ts'
import { isClass } from '../form/election-rules.ts'

interface Classes {
  classFilter: string
  classFrom: string
  classTo: string
}

/** Undefined while that is not known. */
export function useElectorate({ classFilter, classFrom, classTo }: Classes): number | undefined {
  const asked = {
    classFilter: usePaused(classesOf(classFilter.trim()) ? classFilter : ''),
    from: usePaused(isClass(classFrom) === true ? classFrom : ''),
    to: usePaused(isClass(classTo) === true ? classTo : ''),
  }
  const { data } = useQuery({ ...electorateQuery(asked), placeholderData: keepPreviousData })
  return data?.eligible
}
