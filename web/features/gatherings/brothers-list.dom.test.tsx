// Of many who come the first are shown, with oneself among them, and all at a press.
import type { Answer } from '@aerie/contract/gatherings'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { signedIn } from '../../test/cast.ts'
import { test } from '../../test/page.tsx'
import { BrothersList } from './brothers-list.tsx'

const answers = (count: number) =>
  Array.from(
    { length: count },
    (_, at): Answer => ({
      member: {
        id: at + 1,
        firstName: 'Brother',
        lastName: `${at + 1}`,
        profileImageUrl: null,
        profileImageHash: null,
      },
      pledgeClass: 20,
      standing: 'going',
      guests: 0,
      isHost: false,
      wasThere: true,
    }),
  )

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent))
const list = (count: number) => (
  <BrothersList answers={answers(count)}>{({ member: { id } }) => <li key={id}>{id}</li>}</BrothersList>
)

test('three hundred do not bury what stands below them', async ({ show }) => {
  show(list(300), { user: signedIn({ id: 250 }) })
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 250])
  await press('Show all 300')
  expect(shown()).toHaveLength(300)
  await press('Show fewer')
  expect(shown()).toHaveLength(13)
})

test('a dozen are shown as they are', ({ show }) => {
  show(list(12), { user: signedIn({ id: 3 }) })
  expect(shown()).toHaveLength(12)
  expect(screen.queryByRole('button')).toBeNull()
})
