// Notifications on the device at hand: what its browser allows, switching them on and off, and a test.
import { readDevice } from '@aerie/text/device-name'
import { longDate } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { Check, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { devicesQuery, useSupport, useSwitchOff, useSwitchOn, useThisDevice } from './queries.ts'
import { TestButton } from './test-button.tsx'
import type { Support } from './this-browser.ts'

export const ThisDeviceCard = () => (
  <Card title="This device" action={<StateTag />}>
    <div className="grid gap-3">
      <QueryState
        query={useQuery(devicesQuery)}
        skeleton={
          <Loading label="Loading your devices">
            <Skeleton height={60} />
          </Loading>
        }
        failure="Your devices could not be loaded"
      >
        {() => <State />}
      </QueryState>
    </div>
  </Card>
)

function StateTag() {
  const device = useThisDevice()
  const support = useSupport()
  if (support === 'blocked')
    return (
      <Tag tone="danger" icon={<CircleX />}>
        Blocked
      </Tag>
    )
  if (support === 'allowed' && device)
    return (
      <Tag tone="success" icon={<Check />}>
        On
      </Tag>
    )
  return <Tag>Off</Tag>
}

const SAID: Record<Exclude<Support, 'ask' | 'allowed'>, ReactNode> = {
  none: 'This browser shows no notifications of sites. What you choose by mail comes all the same.',
  install: (
    <>
      <b className="block text-ink">Install Aerie first.</b>
      On an iPhone or iPad, open Aerie in Safari, press Share, then “Add to Home Screen”. Then open it from there and
      come back to this page.
    </>
  ),
  blocked: (
    <>
      <b className="block text-ink">Blocked in the browser.</b>
      Allow notifications for this site in your browser’s settings, then reload this page.
    </>
  ),
}

function State() {
  const device = useThisDevice()
  const support = useSupport()
  if (support !== 'ask' && support !== 'allowed') return <p className="text-sm text-ink-2">{SAID[support]}</p>
  if (!device || support === 'ask') return <Off />
  return (
    <>
      <p className="num text-sm text-ink-2">
        {readDevice(device.device).name}, since {longDate(device.createdAt)}.
        {device.hasFailed && ' The last notification could not be delivered.'}
      </p>
      <TestButton />
      <TakeOff deviceId={device.id} />
    </>
  )
}

function Off() {
  const { mutate, isPending } = useSwitchOn()
  return (
    <>
      <p className="text-sm text-ink-2">
        Nothing is shown here until you switch it on. Your browser will ask you once.
      </p>
      <Button pending={isPending} onClick={() => mutate(undefined)}>
        Notify me on this device
      </Button>
    </>
  )
}

function TakeOff({ deviceId }: { deviceId: number }) {
  const { mutate, isPending } = useSwitchOff()
  return (
    <Button variant="link" pending={isPending} onClick={() => mutate(deviceId)}>
      Switch off on this device
    </Button>
  )
}
