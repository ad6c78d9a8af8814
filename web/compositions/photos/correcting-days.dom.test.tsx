// Whoever may correct days does so for one photo or for several, which are chosen with the mouse, by touch or by keys.
import { photoDays } from '@aerie/contract/photo-days'
import type { Photo } from '@aerie/contract/photos'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { ChoiceBar } from '#features/photo-days/choice-bar.tsx'
import { CorrectDayDialog } from '#features/photo-days/correct-day-dialog.tsx'
import { useChoice } from '#features/photo-days/use-choice.ts'
import { PhotoGrid } from '#features/photos/grid/photo-grid.tsx'
import { PhotoTile } from '#features/photos/grid/photo-tile.tsx'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'

const samplePhoto = (id: number, given: Partial<Photo>): Photo => ({
  id,
  albumId: 1,
  filename: `photo.${String(id).padStart(22, 'x')}.jpg`,
  mediaType: 'photo',
  width: 1_200,
  height: 800,
  durationMs: null,
  isAnimated: false,
  isDownloadOnly: false,
  hash: null,
  state: 'ready',
  caption: null,
  takenAt: '2026-11-02T10:00:00',
  isFlagged: false,
  taggedCount: 0,
  can: { date: true, remove: true },
  ...given,
})

const PHOTOS = [
  samplePhoto(1, { takenAt: '2000-01-01T00:10:00', caption: 'One' }),
  samplePhoto(2, { takenAt: '2000-01-01T02:00:00', caption: 'Two' }),
  samplePhoto(3, { caption: 'Of another', can: { date: false, remove: false } }),
  samplePhoto(4, { caption: 'Four' }),
]

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('one has a day, and an hour where that is known', async ({ wire, show }) => {
  wire.answer(photoDays.correct, { corrected: 1 })
  show(<CorrectDayDialog photos={PHOTOS.slice(0, 1)} open onClose={() => {}} />)
  expect(screen.getByRole('dialog', { name: 'Correct the Day' })).toBeTruthy()
  type('Day', '1965-06-12')
  await press('Save Changes')
  await screen.findByText('Day corrected')
  type('Day', '')
  await press('Save Changes')
  await screen.findByText('Please choose a day.')
  expect(wire.asked(photoDays.correct)).toMatchObject([
    { body: { photoIds: [1], change: { act: 'set', day: '1965-06-12', time: null } } },
  ])
})

test('those of a camera whose clock was wrong move by as much as the first, which is said before', async ({
  wire,
  show,
}) => {
  wire.answer(photoDays.correct, { corrected: 2 })
  show(<CorrectDayDialog photos={PHOTOS.slice(0, 2)} open onClose={() => {}} />)
  await press('Move all alike')
  type('Day', '2000-01-03')
  type('Time', '01:10')
  expect(screen.getByText('All of them move: 2 days, 1 hour later.')).toBeTruthy()
  await press('Save Changes')
  await screen.findByText('2 days corrected')
  expect(wire.asked(photoDays.correct)).toMatchObject([
    { body: { photoIds: [1, 2], change: { act: 'shift', minutes: 2_940 } } },
  ])
})

function Chooser() {
  const { choice, chosen, offered, begin, chooseAll, end } = useChoice(PHOTOS)
  return (
    <>
      <button type="button" onClick={() => begin({ id: 1 })}>
        Begin
      </button>
      {PHOTOS.map((photo) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          left={0}
          width={300}
          height={200}
          href="#"
          isActive
          choice={choice}
          onOpen={() => {}}
        />
      ))}
      {choice && (
        <ChoiceBar count={chosen.length} offered={offered} onAll={chooseAll} onCorrect={() => {}} onEnd={end} />
      )}
    </>
  )
}

test('tiles are boxes to tick while some are chosen, by keys too, and links again after Escape', async ({ show }) => {
  show(<Chooser />)
  expect(screen.getAllByRole('link')).toHaveLength(4)
  await press('Begin')
  const box = (name: RegExp) => screen.getByRole('checkbox', { name })
  expect([box(/^One/), box(/^Four/)].map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  fireEvent.click(box(/^Of another/))
  expect(screen.getByText('1 selected')).toBeTruthy()
  expect(box(/^Of another/).getAttribute('aria-disabled')).toBe('true')
  fireEvent.keyDown(box(/^Two/), { key: ' ' })
  expect(screen.getByText('2 selected')).toBeTruthy()
  fireEvent.click(box(/^Four/), { shiftKey: true })
  expect(screen.getByText('3 selected')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.getAllByRole('link')).toHaveLength(4)
})

function GridChooser() {
  const { choice, chosen, offered, begin, chooseAll, end } = useChoice(PHOTOS)
  return (
    <>
      <PhotoGrid
        photos={PHOTOS}
        hrefOf={() => '#'}
        onOpen={() => {}}
        choice={choice}
        actionsOf={(photo) =>
          choice ? null : (
            <button type="button" onClick={() => begin(photo)}>
              Choose {photo.id}
            </button>
          )
        }
      />
      {choice && (
        <ChoiceBar count={chosen.length} offered={offered} onAll={chooseAll} onCorrect={() => {}} onEnd={end} />
      )}
    </>
  )
}

test('the focus goes from the menu to the tile that was chosen, and stays among the tiles at the end', async ({
  show,
}) => {
  // Rows are laid out in a width, which pages have only in a window.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 600))
  show(<GridChooser />)
  const focused = () => (document.activeElement as HTMLElement | null)?.dataset.photo
  const choose = screen.getByRole('button', { name: 'Choose 2' })
  expect(focused()).toBeUndefined()
  choose.focus()
  await press('Choose 2')
  await waitFor(() => expect(focused()).toBe('2'))
  screen.getByRole('button', { name: 'Done' }).focus()
  await press('Done')
  await waitFor(() => expect(focused()).toBe('2'))
})
