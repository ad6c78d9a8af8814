// The rows that the last import could not take: how many they are, and bringing them in once more.
import { rosters } from '@aerie/contract/rosters'
import { SHOWING_MEMBERS } from '#features/people/showing-members.ts'
import { call, endpointQuery } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const remainingRowsQuery = endpointQuery(rosters.remaining)

/** With a file brings that in; without one tries the same rows again. */
export const useBulkImport = () =>
  useAct({
    call: (csv: File | null) => call(rosters.bulk, csv ? { form: formWith(csv) } : {}),
    stale: [...SHOWING_MEMBERS, remainingRowsQuery.queryKey],
    done: ({ imported, skipped, failed }) => ({
      title: 'Bulk Import Complete',
      description: `${imported} imported, ${skipped} skipped, ${failed} ${failed === 1 ? 'error' : 'errors'}`,
      ...(failed > 0 && { tone: 'destructive' }),
    }),
    failed: (error) => failureToast(error, 'Import Failed', 'Failed to import members'),
  })

function formWith(csv: File) {
  const form = new FormData()
  form.set('csv', csv)
  return form
}
