// What somebody does on the page: pressing, typing and choosing, each by the words he reads.
import { fireEvent, screen } from '@testing-library/react'

type Words = string | RegExp

/** Waits for the button. */
export async function press(name: Words) {
  fireEvent.click(await screen.findByRole('button', { name }))
}

/** Waits for the field. */
export async function typeInto(label: Words, text: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
}

/** Waits for the list. */
export async function choose(label: Words, option: string) {
  const list = await screen.findByLabelText(label)
  const chosen = [...list.querySelectorAll('option')].find(({ textContent }) => textContent === option)
  if (!chosen) throw new Error(`${label} does not offer ${option}`)
  fireEvent.change(list, { target: { value: chosen.value } })
}
