// Takes the roster out as a CSV file.
import { rosters } from '@aerie/contract/rosters'
import { Refused, Unreachable } from '#lib/call-errors.ts'
import { withPassword } from '#lib/password-again.ts'
import { saveFile } from '#lib/save-file.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const useExportRoster = () =>
  useAct({
    call: () => withPassword(fetchRoster),
    show: ({ name, content }) => saveFile(name, content),
    done: ({ name }) => ({ title: 'Export Complete', description: `${name} has been downloaded.` }),
    failed: (error) => failureToast(error, 'Export Failed'),
  })

async function fetchRoster() {
  const response = await fetch(rosters.export.path, { credentials: 'same-origin' }).catch(() => {
    throw new Unreachable('The network did not answer')
  })
  if (!response.ok) throw new Refused(response.status, (await response.text()) || response.statusText)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name: name ?? 'members-export.csv', content: await response.blob() }
}
