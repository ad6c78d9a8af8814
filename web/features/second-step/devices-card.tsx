// The devices on which the second step is not asked, on the page of one's security.
import type { RememberedDevice } from '@aerie/contract/second-step'
import { readDevice } from '@aerie/text/device-name'
import { shortDate } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { secondStepQuery, useRemoveDevice } from './queries.ts'

/** Nothing where there are none. */
export function DevicesCard() {
  const { data } = useQuery(secondStepQuery)
  if (!data || data.devices.length === 0) return null
  return (
    <Card title="Not asked on these" flush>
      <ul className="divide-y divide-line border-t border-line">
        {data.devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
    </Card>
  )
}

function Device({ device: { id, device, current, lastUsedAt, expiresAt } }: { device: RememberedDevice }) {
  const { mutate, isPending } = useRemoveDevice()
  const { name, mobile } = readDevice(device)
  return (
    <li className="flex items-center gap-3 px-5 py-3 text-ink-3">
      {mobile ? <Smartphone /> : <Monitor />}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-ink" title={device}>
          {name}
          {current && ', this one'}
        </p>
        <p className="num text-sm">
          Used {shortDate(lastUsedAt)}, until {shortDate(expiresAt)}
        </p>
      </div>
      <Button size="sm" pending={isPending} aria-label={`Ask on ${name} again`} onClick={() => mutate(id)}>
        Ask again
      </Button>
    </li>
  )
}
