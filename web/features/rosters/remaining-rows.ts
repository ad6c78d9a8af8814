// The rows that the last import could not take: how many they are, and bringing them in once more.
import { rosters } from '@aerie/contract/rosters'
import { plural } from '@aerie/text/plurals'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call, endpointQuery } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const remainingRowsQuery = endpointQuery(rosters.remaining)

/** With a file brings that in; without one tries the same rows again. */
export const useBulkImport = () =>
  useAct({
    call: (csv: File | null) => call(rosters.bulk, csv ? { form: formWith(csv) } : {}),
    stale: [...MEMBER_QUERY_KEYS, remainingRowsQuery.queryKey],
    done: ({ imported, skipped, failed }) => ({
      title: 'Bulk Import Complete',
      description: `${imported} imported, ${skipped} skipped, ${failed} ${plural(failed, 'error')}`,
      ...(failed > 0 && { tone: 'destructive' }),
    }),
    failed: (error) => failureToast(error, 'Import Failed', 'Failed to import members'),
  })

function formWith(csv: File) {
  const form = new FormData()
  form.set('csv', csv)
  return form
}
