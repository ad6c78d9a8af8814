// The rows that the last import could not take: how many they are, and bringing them in once more.
import { rosters } from '@aerie/contract/rosters'
import { useMutation } from '@tanstack/react-query'
import { useMembersRefresh } from '#features/people/use-members-refresh.ts'
import { call, endpointQuery, sentenceOf } from '#lib/api.ts'
import { toast } from '#ui/feedback/toast.ts'

export const remainingRowsQuery = endpointQuery(rosters.remaining)

/** With a file brings that in; without one tries the same rows again. */
export function useBulkImport() {
  const refresh = useMembersRefresh()
  return useMutation({
    mutationFn: (csv: File | null) => call(rosters.bulk, csv ? { form: formWith(csv) } : {}),
    onSuccess: async ({ imported, skipped, failed }) => {
      await refresh()
      const description = `${imported} imported, ${skipped} skipped, ${failed} ${failed === 1 ? 'error' : 'errors'}`
      toast({ title: 'Bulk Import Complete', description })
    },
    onError: (error) =>
      toast({
        title: 'Import Failed',
        description: sentenceOf(error, 'Failed to import members'),
        tone: 'destructive',
      }),
  })
}

function formWith(csv: File) {
  const form = new FormData()
  form.set('csv', csv)
  return form
}
