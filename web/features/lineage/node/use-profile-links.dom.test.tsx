// Plain links to profiles open in place; whoever holds a key down means the browser.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { at } from '#lib/navigation/site-map.ts'
import { openAt } from '../../../test/router.tsx'
import { useProfileLinks } from './use-profile-links.ts'

function Two() {
  const links = useProfileLinks()
  return (
    <div {...links}>
      <a href="/profile/7">
        <b>Lev Roy</b>
      </a>
      <a href="#elsewhere">Elsewhere</a>
    </div>
  )
}

const open = () => openAt(['/lineage'], [at('/lineage', Two), at('/profile/$memberId', () => <p>His page</p>)])

test('a click opens the profile in place', async () => {
  const { at } = await open()
  expect(fireEvent.click(screen.getByText('Lev Roy'))).toBe(false)
  await screen.findByText('His page')
  expect(at()).toBe('/profile/7')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'with %o it is left to the browser',
  async (event) => {
    const { at } = await open()
    expect(fireEvent.click(screen.getByText('Lev Roy'), event)).toBe(true)
    expect(at()).toBe('/lineage')
  },
)

test('links that lead elsewhere are left alone', async () => {
  await open()
  expect(fireEvent.click(screen.getByText('Elsewhere'))).toBe(true)
})
