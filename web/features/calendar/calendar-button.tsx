// Opens the address for one's calendar; its code comes when it is first asked for.
import { CalendarPlus } from 'lucide-react'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const calendarDialog = lazyCode(() => import('./calendar-dialog.tsx'))

export function CalendarButton() {
  const { code, isOpen, isComing, open, close, approach } = useLazyDialog(calendarDialog)
  return (
    <>
      <Button {...approach} icon={<CalendarPlus />} pending={isComing} onClick={open}>
        All in my calendar
      </Button>
      {code && <code.CalendarDialog open={isOpen} onClose={close} />}
    </>
  )
}
