// A call that needs the password again waits for it, and is then made as it was; without it, it is called off.
import { afterEach, expect, test, vi } from 'vitest'
import { isCancelled, Refused } from './call-errors.ts'
import { answerPassword, askedQuestion, isActing, subscribeToPasswordQuestion, withPassword } from './password-again.ts'

const needed = new Refused(
  403,
  JSON.stringify({ code: 'password_needed', detail: 'Please enter your password again.' }),
)

/** Refused until the password was typed. */
const guarded = (answer: string) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(needed).mockResolvedValue(answer)

let leave: () => void
const watch = () => {
  leave = subscribeToPasswordQuestion(() => {})
}
afterEach(() => leave())

const asked = () => expect.poll(askedQuestion).toBe('password')

test('calls that wait for the same question are each made once more', async () => {
  watch()
  const [one, other] = [guarded('one'), guarded('other')]
  const both = Promise.all([withPassword(one), withPassword(other)])
  await asked()
  answerPassword(true)
  expect(await both).toEqual(['one', 'other'])
  expect([one.mock.calls.length, other.mock.calls.length, askedQuestion()]).toEqual([2, 2, null])
})

test('what is called off is not made again, and the next call asks anew', async () => {
  watch()
  const call = guarded('done')
  const first = withPassword(call)
  await asked()
  answerPassword(false)
  expect(isCancelled(await first.catch((error: unknown) => error))).toBe(true)
  expect(call).toHaveBeenCalledTimes(1)
  const second = withPassword(guarded('done'))
  await asked()
  answerPassword(true)
  expect(await second).toBe('done')
})

test('other refusals ask nothing, and where nobody is there to ask the refusal stands', async () => {
  watch()
  const forbidden = new Refused(403, '{"code":"not_allowed"}')
  await expect(withPassword(() => Promise.reject(forbidden))).rejects.toBe(forbidden)
  leave()
  await expect(withPassword(guarded('done'))).rejects.toBe(needed)
  expect(askedQuestion()).toBe(null)
})

const signedOut = new Refused(401, JSON.stringify({ code: 'not_signed_in', detail: 'You are logged out.' }))

test('what somebody does waits until he has signed in again; what a page asks is refused', async () => {
  watch()
  const act = vi.fn<() => Promise<string>>().mockRejectedValueOnce(signedOut).mockResolvedValue('done')
  const doing = withPassword(act, { isAct: true })
  await expect.poll(askedQuestion).toBe('sign_in')
  answerPassword(true)
  expect(await doing).toBe('done')
  await expect(withPassword(() => Promise.reject(signedOut))).rejects.toBe(signedOut)
})

test('what was sent with the cookie of a moment ago is sent again, and may still ask', async () => {
  watch()
  const renewed = new Refused(401, JSON.stringify({ code: 'session_renewed', detail: 'Please try again.' }))
  const call = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(renewed)
    .mockRejectedValueOnce(needed)
    .mockResolvedValue('done')
  const doing = withPassword(call)
  await asked()
  answerPassword(true)
  expect(await doing).toBe('done')
})

test('a call that belongs to the question that is open does not wait for itself', async () => {
  watch()
  const first = withPassword(guarded('done'))
  await asked()
  await expect(withPassword(() => Promise.reject(signedOut), { isAct: true })).rejects.toBe(signedOut)
  answerPassword(true)
  expect(await first).toBe('done')
})

test('an act is under way until its answer, whatever that is; a question counts as well', async () => {
  watch()
  const refused = withPassword(() => Promise.reject(new Refused(409, '{}')), { isAct: true })
  expect(isActing()).toBe(true)
  await refused.catch(() => {})
  expect(isActing()).toBe(false)
  const waiting = withPassword(guarded('done'))
  await asked()
  expect(isActing()).toBe(true)
  answerPassword(true)
  await waiting
  expect(isActing()).toBe(false)
})
