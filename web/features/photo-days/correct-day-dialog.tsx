// Corrects when photos were taken: one day for all of them, or all moved by the same, where a camera's clock was wrong.
import { FIRST_PHOTO_YEAR } from '@aerie/contract/photo-days'
import type { Photo } from '@aerie/contract/photos'
import { plural } from '@aerie/text/plurals'
import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { setTo, shiftOf, shiftWords, type Typed, typedOf } from './day-change.ts'
import { useCorrectDays } from './mutations.ts'

interface CorrectDayDialogProps {
  /** Of one album, in the order in which they were taken. */
  photos: readonly Pick<Photo, 'id' | 'albumId' | 'takenAt' | 'mediaType'>[]
  open: boolean
  onClose: () => void
  onCorrected?: () => void
}

const WAYS = [
  { value: 'set', label: 'One day for all' },
  { value: 'shift', label: 'Move all alike' },
] as const

export function CorrectDayDialog({ photos, open, onClose, onCorrected }: CorrectDayDialogProps) {
  const [first] = photos
  const act = useCorrectDays()
  const [way, setWay] = useState<'set' | 'shift'>('set')
  const taken = typedOf(first?.takenAt ?? '')
  const [set, setSet] = useState<Typed>({ day: taken.day, time: '' })
  const [moved, setMoved] = useState<Typed>(taken)
  const isShift = photos.length > 1 && way === 'shift'
  const typed = isShift ? moved : set
  const [asked, setAsked] = useState(false)
  const fault = asked && typed.day === '' ? 'Please choose a day.' : undefined
  if (!first) return null
  const change = isShift ? shiftOf(first.takenAt, moved) : setTo(set)
  const submit = () => {
    setAsked(true)
    if (typed.day === '') return
    const done = () => {
      onClose()
      onCorrected?.()
    }
    act.mutate({ albumId: first.albumId, photoIds: photos.map(({ id }) => id), change }, { onSuccess: done })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={plural(photos.length, 'Correct the Day', `Correct the Day of ${photos.length} Items`)}
      onSubmit={submit}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      pending={act.isPending}
    >
      {photos.length > 1 && <Segments label="What to correct" options={WAYS} value={way} onChange={setWay} />}
      {isShift && <p className="meta">When was the first of them really taken? The others move by as much.</p>}
      <div className="flex flex-wrap gap-4">
        <Field label="Day" error={fault} className="min-w-40 flex-1">
          <Input
            type="date"
            min={`${FIRST_PHOTO_YEAR}-01-01`}
            value={typed.day}
            onChange={({ target }) => (isShift ? setMoved : setSet)({ ...typed, day: target.value })}
          />
        </Field>
        <Field
          label="Time"
          optional={!isShift}
          className="min-w-40 flex-1"
          hint={isShift ? undefined : plural(photos.length, WITHOUT_TIME.one, WITHOUT_TIME.many)}
        >
          <Input
            type="time"
            value={typed.time}
            onChange={({ target }) => (isShift ? setMoved : setSet)({ ...typed, time: target.value })}
          />
        </Field>
      </div>
      {isShift && change.act === 'shift' && (
        <p className="num" role="status">
          {Number.isFinite(change.minutes) ? `All of them move: ${shiftWords(change.minutes)}.` : ''}
        </p>
      )}
    </FormDialog>
  )
}

const WITHOUT_TIME = {
  one: 'Without one it keeps its place within the day.',
  many: 'Without one they stay in their order.',
}
