// A dialog whose code comes later: what does not come is said, and pressing again tries again.
import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { lazyCode } from '#lib/lazy-code.ts'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { Button } from '../controls/button.tsx'
import { useLazyDialog } from './use-lazy-dialog.ts'

/** Fails the first time where `isMissing`. */
function dialogCode(isMissing: boolean) {
  const line = { asked: 0 }
  const code = lazyCode(async () => {
    line.asked += 1
    if (isMissing && line.asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { Opened: ({ count }: { count: number }) => <p>Opened {count}</p> }
  })
  function Opening() {
    const { code: here, isOpen, count, open, close, approach } = useLazyDialog(code)
    return (
      <>
        <Button {...approach} onClick={open}>
          Open
        </Button>
        <Button onClick={close}>Close</Button>
        {here && isOpen && <here.Opened count={count} />}
      </>
    )
  }
  return { line, Opening }
}

test('its code is fetched by whoever comes near, once, and each opening is a new one', async ({ show }) => {
  const { line, Opening } = dialogCode(false)
  show(<Opening />)
  expect(line.asked).toBe(0)
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Open' }))
  await press('Open')
  await screen.findByText('Opened 1')
  await press('Close')
  expect(screen.queryByText('Opened 1')).toBeNull()
  await press('Open')
  await screen.findByText('Opened 2')
  expect(line.asked).toBe(1)
})

test('code that did not come is told in a toast, and comes with the next press', async ({ show }) => {
  const { line, Opening } = dialogCode(true)
  show(<Opening />)
  await press('Open')
  await screen.findByText('The network did not answer. Check your connection and try again.')
  await press('Open')
  await screen.findByText('Opened 1')
  expect(line.asked).toBe(2)
})
