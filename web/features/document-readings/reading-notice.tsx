// Above a document that is to be read: the button by which a brother says that he has, or that he has said so.
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { useConfirmReading } from './mutations.ts'
import { ownReadingsQuery } from './queries.ts'

export function ReadingNotice({ document }: { document: { id: number } }) {
  const { data } = useQuery(ownReadingsQuery)
  const confirming = useConfirmReading(document)
  if (!data) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line bg-foil-wash px-4.5 py-2.5">
      {data.includes(document.id) ? (
        <p role="status" className="flex items-center gap-2">
          <Check className="text-success" />
          You have read this version.
        </p>
      ) : (
        <>
          <p>The officers ask every brother to read this document.</p>
          <Button
            size="sm"
            variant="primary"
            icon={<Check />}
            pending={confirming.isPending}
            onClick={() => confirming.mutate()}
          >
            I have read this
          </Button>
        </>
      )}
    </div>
  )
}
