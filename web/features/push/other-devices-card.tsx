// One's other devices that take notifications, each of which can be silenced from here.
import type { PushDevice } from '@aerie/contract/push'
import { readDevice } from '@aerie/text/device-name'
import { counted } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { devicesQuery, useChooseTopics } from './queries.ts'

/** Nothing where there are none. */
export function OtherDevicesCard() {
  const others = (useQuery(devicesQuery).data?.devices ?? []).filter(({ isCurrent }) => !isCurrent)
  if (others.length === 0) return null
  return (
    <Card title="Your other devices" foot={<span>Each has its own switches.</span>} flush>
      <ul className="divide-y divide-line border-t border-line">
        {others.map((device) => (
          <OtherDevice key={device.id} device={device} />
        ))}
      </ul>
    </Card>
  )
}

function OtherDevice({ device: { id, device, topics } }: { device: PushDevice }) {
  const { mutate } = useChooseTopics()
  const { name } = readDevice(device)
  const isSilent = topics.length === 0
  return (
    <li className="flex items-center gap-3 px-5 py-3 text-ink-3">
      <Bell />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-ink" title={device}>
          {name}
        </p>
        <p className="num text-sm">{isSilent ? 'Silent' : `${counted(topics.length, 'kind')} on`}</p>
      </div>
      {!isSilent && (
        <Button variant="link" aria-label={`Silence ${name}`} onClick={() => mutate({ deviceId: id, topics: [] })}>
          Silence it
        </Button>
      )}
    </li>
  )
}
