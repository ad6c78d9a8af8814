// One's own wish not to be sought, where officers cannot reach one any more.
import { useQuery } from '@tanstack/react-query'
import { Switch } from '#ui/controls/switch.tsx'
import { ownWishQuery, useWish } from './queries.ts'

export function SoughtSwitch() {
  const { data } = useQuery(ownWishQuery)
  const wish = useWish()
  return (
    <Switch
      label="I do not wish to be sought"
      hint="If mail no longer reaches you, officers do not ask your brothers where you are."
      checked={data ? !data.isSought : false}
      disabled={!data || wish.isPending}
      onChange={({ target: { checked } }) => wish.mutate(!checked)}
    />
  )
}
