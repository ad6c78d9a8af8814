// Whether this device is told of a topic; the first that is switched on asks the browser.
import type { PushTopic } from '@aerie/contract/push'
import { useQuery } from '@tanstack/react-query'
import { Switch } from '#ui/controls/switch.tsx'
import { devicesQuery, useChooseTopics, useSupport, useSwitchOn, useThisDevice } from './queries.ts'

/** `title`: what the topic is called. */
export function TopicSwitch({ topic, title }: { topic: PushTopic; title: string }) {
  const isKnown = useQuery(devicesQuery).isSuccess
  const device = useThisDevice()
  const switchOn = useSwitchOn()
  const choose = useChooseTopics()
  const support = useSupport()
  const isOn = support === 'allowed' && device?.topics.includes(topic) === true
  const change = () => {
    if (!device || support !== 'allowed') return switchOn.mutate(device ? [...device.topics, topic] : [topic])
    const topics = isOn ? device.topics.filter((one) => one !== topic) : [...device.topics, topic]
    choose.mutate({ deviceId: device.id, topics })
  }
  return (
    <Switch
      label={<span className="sr-only">{title}, on this device</span>}
      checked={isOn}
      disabled={!isKnown || (support !== 'allowed' && support !== 'ask') || switchOn.isPending}
      onChange={change}
    />
  )
}
