// One task at a time: a new one calls off what is under way, leaving does too, and of that nobody is told.
import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { cancelled } from '#lib/call-errors.ts'
import { isActing } from '#lib/password-again.ts'
import { test } from '../../test/page.tsx'
import { type Run, useOneTask } from './use-one-task.ts'

const FAILURE = { title: 'Upload Failed', description: 'Please try again.' }
const hook = () => useOneTask<string>()

/** Work that lasts until it is called off or ended by hand. */
function work() {
  const ending = Promise.withResolvers<void>()
  let given: Run<string> | undefined
  const start = (run: Run<string>) => {
    given = run
    run.signal.addEventListener('abort', () => ending.reject(cancelled()))
    return ending.promise
  }
  return {
    start,
    end: ending.resolve,
    fail: ending.reject,
    report: (task: string) => given?.report(task),
    given: () => given,
  }
}

test('it says how far it has come, counts as something that somebody does, and is over when it is done', async ({
  run,
}) => {
  const { result } = run(hook, undefined)
  const one = work()
  await act(async () => void result.current.run('reading', FAILURE, one.start))
  expect([result.current.task, isActing()]).toEqual(['reading', true])
  await act(async () => one.report('sending'))
  expect(result.current.task).toBe('sending')
  await act(async () => one.end())
  expect([result.current.task, isActing()]).toEqual([undefined, false])
})

test('a new one calls off the one before, whose reports no longer count', async ({ run }) => {
  const { result } = run(hook, undefined)
  const [one, other] = [work(), work()]
  await act(async () => void result.current.run('one', FAILURE, one.start))
  await act(async () => void result.current.run('other', FAILURE, other.start))
  await act(async () => one.report('one, further'))
  expect([one.given()?.signal.aborted, result.current.task]).toEqual([true, 'other'])
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => other.end())
})

test('leaving the page calls it off', async ({ run }) => {
  const { result, leave } = run(hook, undefined)
  const one = work()
  await act(async () => void result.current.run('one', FAILURE, one.start))
  leave()
  expect(one.given()?.signal.aborted).toBe(true)
})

test('a failure is told in its own words, or in those of the task', async ({ run }) => {
  const { result } = run(hook, undefined)
  const one = work()
  await act(async () => void result.current.run('one', FAILURE, one.start))
  await act(async () => one.fail(new TypeError('x is undefined')))
  await screen.findByText('Upload Failed')
  await screen.findByText('Please try again.')
  expect(result.current.task).toBeUndefined()
})
