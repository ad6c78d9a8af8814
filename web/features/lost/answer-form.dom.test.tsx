// What a brother writes of a lost one outlasts the dialog in which he writes it, until it is sent.
import { screen } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { AnswerForm } from './answer-form.tsx'

const question = {
  name: 'Mateo Bellini',
  firstName: 'Mateo',
  askedBy: 'Julian Ashworth',
  words: 'Mail to him comes back.',
  asked: 'Rook',
}

beforeEach(() => sessionStorage.clear())

test('a dialog that is closed loses nothing; what was sent is not there again', async ({ show }) => {
  const send = vi.fn(async () => {})
  const first = show(<AnswerForm question={question} send={send} />)
  await typeInto('How to reach him', 'He is in Busan.')
  await typeInto(/^His e-mail address/, 'mateo@harbour.example')
  first.leave()
  const second = show(<AnswerForm question={question} send={send} />)
  expect(screen.getByDisplayValue('He is in Busan.')).toBeDefined()
  await press('Tell the officers')
  await screen.findByText(/^Thank you/)
  expect(send).toHaveBeenCalledWith({ answer: 'reach', words: 'He is in Busan.', email: 'mateo@harbour.example' })
  second.leave()
  show(<AnswerForm question={question} send={send} />)
  expect(screen.queryByDisplayValue('He is in Busan.')).toBeNull()
})
