// Downloads all that is kept of the member; the browser saves it while it is made.
import { dataExport } from '@aerie/contract/data-export'
import { plural } from '@aerie/text/plurals'
import { Download } from 'lucide-react'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'

export function DownloadButton() {
  const download = useAct({
    // The password is asked for here, since a page that is left for a file cannot ask.
    call: () => call(dataExport.size),
    show: () => location.assign(dataExport.download.path),
    done: ({ photos }) => ({ title: 'Download Started', description: contents(photos) }),
  })
  return (
    <Button
      size="sm"
      icon={<Download />}
      pending={download.isPending}
      pendingLabel="Download"
      onClick={() => download.mutate()}
    >
      Download
    </Button>
  )
}

function contents(photos: number) {
  if (photos === 0) return 'A page to read, and the same for programs.'
  return `A page to read, the same for programs, and ${plural(photos, 'your photo', `your ${photos} photos and videos`)}.`
}
