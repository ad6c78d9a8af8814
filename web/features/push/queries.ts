// The devices that take one's notifications: switching this one on and off, what each is told, and silencing others.
import { type PushState, type PushTopic, push } from '@aerie/contract/push'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/queries.ts'
import { call, endpointQuery } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { dropChoice, keepChoice } from './kept-choice.ts'
import { askPermission, readSupport, subscribeBrowser, subscribeToSupport, unsubscribeBrowser } from './this-browser.ts'

export const devicesQuery = endpointQuery(push.state)

const show = (cache: QueryClient) => (state: PushState) => cache.setQueryData(devicesQuery.queryKey, state)

export const useThisDevice = () => useQuery(devicesQuery).data?.devices.find(({ isCurrent }) => isCurrent)

/** What this browser can do, as it changes with what somebody answers it. */
export const useSupport = () => useSyncExternalStore(subscribeToSupport, readSupport)

/** Asks the browser, where it was not asked yet. Without topics all are on. */
export function useSwitchOn() {
  const cache = useQueryClient()
  const { id: memberId } = useSession()
  return useAct({
    async call(topics: PushTopic[] | undefined) {
      if ((await askPermission()) !== 'allowed')
        throw new Error('Your browser did not allow notifications for this site.')
      const { publicKey } = await cache.ensureQueryData(devicesQuery)
      const target = await subscribeBrowser(publicKey)
      const state = await call(push.subscribe, { body: { ...target, ...(topics && { topics }) } })
      keepChoice({ memberId, topics: state.devices.find(({ isCurrent }) => isCurrent)?.topics ?? [] })
      return state
    },
    show: show(cache),
    done: () => ({ title: 'Notifications On', description: 'They come to this device from now on.' }),
  })
}

export function useSwitchOff() {
  const cache = useQueryClient()
  return useAct({
    async call(deviceId: number) {
      const state = await call(push.remove, { params: { deviceId: String(deviceId) } })
      dropChoice()
      await unsubscribeBrowser()
      return state
    },
    show: show(cache),
    done: () => ({ title: 'Notifications Off', description: 'They come to this device no more.' }),
  })
}

interface Chosen {
  deviceId: number
  topics: PushTopic[]
}

export function useChooseTopics() {
  const { id: memberId } = useSession()
  return useAct({
    call: ({ deviceId, topics }: Chosen) =>
      call(push.choose, { params: { deviceId: String(deviceId) }, body: { topics } }),
    optimistic: {
      name: 'topics of devices',
      change: (edit, { deviceId, topics }) =>
        edit(devicesQuery, (state) => ({
          ...state,
          devices: state.devices.map((device) => (device.id === deviceId ? { ...device, topics } : device)),
        })),
    },
    show: ({ devices }, { deviceId, topics }) => {
      if (devices.some(({ id, isCurrent }) => id === deviceId && isCurrent)) keepChoice({ memberId, topics })
    },
  })
}
