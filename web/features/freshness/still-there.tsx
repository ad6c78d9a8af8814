// "Still in Boston?": asked where it fits, confirmed in one touch or changed in place; nothing where he said so within a year.
import { isFresh } from '@aerie/contract/freshness'
import { useRef, useState } from 'react'
import { useSession } from '#features/session/queries.ts'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useConfirm } from './mutations.ts'
import { PartForm } from './part-form.tsx'

/** `since`: the day on which he may have moved; else it is asked a year after he last said it. */
export function StillThere({ since }: { since?: string }) {
  const me = useSession()
  const today = useToday()
  const [isChanging, setChanging] = useState(false)
  const confirm = useConfirm(true)
  const change = useRef<HTMLButtonElement>(null)
  const close = () => {
    setChanging(false)
    requestAnimationFrame(() => change.current?.focus())
  }
  const saidOn = me.confirmed?.place ?? null
  const isSaid = since === undefined ? isFresh(saidOn, today) : saidOn !== null && saidOn >= since
  if (isSaid || !me.location) return null
  return (
    <Card title={`Still in ${me.location}?`}>
      {isChanging ? (
        <PartForm part="place" record={me} onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" size="sm" pending={confirm.isPending} onClick={() => confirm.mutate(['place'])}>
            Yes
          </Button>
          <Button ref={change} variant="ghost" size="sm" disabled={confirm.isPending} onClick={() => setChanging(true)}>
            Change
          </Button>
        </div>
      )}
    </Card>
  )
}
