// Takes the roster out as a CSV file.
import { rosters } from '@aerie/contract/rosters'
import { useMutation } from '@tanstack/react-query'
import { Refused, sentenceOf, Unreachable } from '#lib/call-errors.ts'
import { saveFile } from '#lib/save-file.ts'
import { toast } from '#ui/feedback/toast.ts'

export const useExportRoster = () =>
  useMutation({
    mutationFn: fetchRoster,
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      toast({ title: 'Export Complete', description: `${name} has been downloaded.` })
    },
    onError: (error) => toast({ title: 'Export Failed', description: sentenceOf(error), tone: 'destructive' }),
  })

async function fetchRoster() {
  const response = await fetch(rosters.export.path, { credentials: 'same-origin' }).catch(() => {
    throw new Unreachable('The network did not answer')
  })
  if (!response.ok) throw new Refused(response.status, (await response.text()) || response.statusText)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name: name ?? 'members-export.csv', content: await response.blob() }
}
