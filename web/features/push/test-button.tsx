// Sends a test to this device and says whether it came; where not, the device can be asked again.
import { counted } from '@aerie/text/plurals'
import { Bell } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { useSwitchOn, useThisDevice } from './queries.ts'
import { testDevice } from './test-message.ts'
import { unsubscribeBrowser } from './this-browser.ts'

export function TestButton() {
  const { mutate, isPending, data } = useAct({
    call: testDevice,
    done: (ms) =>
      ms === null
        ? { title: 'No test has come', description: 'This device showed none.', tone: 'destructive' }
        : { title: 'It arrived', description: `Shown on this device ${within(ms)}.` },
  })
  return (
    <>
      <Button pending={isPending} onClick={() => mutate()}>
        <Bell />
        {isPending ? 'Sending...' : 'Test on this device'}
      </Button>
      {data === null && !isPending && <AskAgain />}
    </>
  )
}

const within = (ms: number) => (ms < 1000 ? 'within a second' : `after ${counted(Math.round(ms / 1000), 'second')}`)

/** A new subscription, in place of one that its push service may have lost. */
function AskAgain() {
  const topics = useThisDevice()?.topics
  const { mutateAsync, isPending } = useSwitchOn()
  const askAgain = async () => {
    await unsubscribeBrowser()
    await mutateAsync(topics).catch(() => {})
  }
  return (
    <Note tone="danger">
      No test has come. Look whether your system shows notifications of this browser.{' '}
      <Button variant="link" pending={isPending} onClick={askAgain}>
        Ask the device again
      </Button>
    </Note>
  )
}
