// For officers: what stands in records and says nothing, to be removed one by one or at once.

import { type Blank, blanks } from '@aerie/contract/blanks'
import { displayName } from '@aerie/contract/person'
import { namesAndMore } from '@aerie/text/lists'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, keysOf } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import './blank-list.css'
import { nameOfField, placesOf } from './blank-words.ts'
import { blanksQuery } from './queries.ts'

/** What is asked about: one text, or all of them. */
type BlankChoice = Blank | 'all' | null

/** Nothing while it is not known, and where nothing of the kind stands anywhere. */
export const BlankList = () => <BlanksFound found={useQuery(blanksQuery).data ?? []} />

export function BlanksFound({ found }: { found: readonly Blank[] }) {
  const [asked, setAsked] = useState<BlankChoice>(null)
  const removing = useRemove(() => setAsked(null))
  if (found.length === 0 && asked === null) return null
  const chosen = asked === 'all' ? found : asked === null ? [] : [asked]
  return (
    <section aria-labelledby="blank-list" className="mb-8">
      <div className="blank-list-head">
        <h2 id="blank-list">
          Placeholder entries <small>{found.length}</small>
        </h2>
        {found.length > 1 && (
          <Button size="sm" variant="danger-quiet" onClick={() => setAsked('all')}>
            Remove all
          </Button>
        )}
      </div>
      <ul className="blank-list">
        {found.map((blank) => (
          <li key={`${blank.field} ${blank.text}`}>
            <div>
              <b>{blank.text}</b>
              <small>
                {nameOfField(blank)} of {whoHas(blank)}
              </small>
            </div>
            <Button
              size="sm"
              aria-label={`Remove “${blank.text}”, ${nameOfField(blank)}`}
              onClick={() => setAsked(blank)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === 'all' ? 'Remove all of them?' : 'Remove it?'}
        description={`It goes from ${placesOf(chosen)}, and does not come back. The audit log says whose record it was.`}
        confirmLabel={`Remove from ${placesOf(chosen)}`}
        pending={removing.isPending}
        onConfirm={() => removing.mutate({ chosen, isAll: asked === 'all' })}
      />
    </section>
  )
}

const whoHas = ({ count, first }: Blank) => {
  const names = first.map(displayName)
  return namesAndMore(count > names.length ? [...names, `${count - names.length} more`] : names)
}

const useRemove = (onDone: () => void) =>
  useAct({
    async call({ chosen, isAll }: { chosen: readonly Blank[]; isAll: boolean }) {
      const [first] = chosen
      const confirmed = chosen.reduce((sum, { count }) => sum + count, 0)
      const only = isAll || !first ? null : { field: first.field, text: first.text }
      const answer = await call(blanks.remove, { body: { only, confirmed } })
      onDone()
      return answer
    },
    stale: keysOf(blanks.list),
    done: ({ message }) => ({ title: 'Removed', description: message }),
  })
