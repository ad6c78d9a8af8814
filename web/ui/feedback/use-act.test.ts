// An act says how it went; what it shows at once is taken back where it is refused.
import { MutationObserver, QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Refused } from '#lib/call-errors.ts'
import { failureToast } from './failure-toast.ts'
import { currentToasts, dismissToast } from './toast.ts'
import { type Act, actOptions } from './use-act.ts'

let cache: QueryClient
beforeEach(() => {
  cache = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
})
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

const start = <Answer, Input>(act: Act<Answer, Input>, input: Input) =>
  new MutationObserver(cache, actOptions(cache, act)).mutate(input)

const refusal = new Refused(409, JSON.stringify({ detail: 'He has left.' }))
const refuse = async () => {
  throw refusal
}

describe('how it went', () => {
  test('is said in the words of the act', async () => {
    await start(
      { call: async (name: string) => name.length, done: (length, name) => ({ title: `${name} ${length}` }) },
      'Ezra',
    )
    expect(currentToasts()).toMatchObject([{ title: 'Ezra 4' }])
  })

  test('a failure is said in its own sentence', async () => {
    await expect(start({ call: refuse }, undefined)).rejects.toBe(refusal)
    expect(currentToasts()).toMatchObject([{ title: 'Error', description: 'He has left.', tone: 'destructive' }])
  })

  test('a failure without a sentence is said in that of the act', async () => {
    const failed = (error: unknown) => failureToast(error, 'Import Failed', 'Failed to import members')
    const broken = async () => {
      throw new TypeError('x is undefined')
    }
    await start({ call: broken, failed }, undefined).catch(() => {})
    expect(currentToasts()).toMatchObject([{ title: 'Import Failed', description: 'Failed to import members' }])
  })

  test('what is said elsewhere is not said twice', async () => {
    await start({ call: refuse, failed: () => undefined }, undefined).catch(() => {})
    expect(currentToasts().filter(({ open }) => open)).toEqual([])
  })
})

describe('what is stale', () => {
  /** A query on the page whose next answers are given by hand. */
  async function onPage() {
    cache.setQueryData(['members'], 'before')
    const answer = Promise.withResolvers<string>()
    const asked: string[] = []
    const queryFn = () => {
      asked.push('members')
      return answer.promise
    }
    const leave = new QueryObserver(cache, {
      queryKey: ['members'],
      queryFn,
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => {})
    return { answer, asked, leave }
  }

  test('is asked anew before the act is done, once', async () => {
    const { answer, asked, leave } = await onPage()
    const steps: string[] = []
    const act = { call: async () => 'saved', stale: [['members']], done: () => ({ title: 'Saved' }) }
    const acting = start(act, undefined).then(() => steps.push('done'))
    await expect.poll(() => asked).toHaveLength(1)
    // The server's own announcement of the change.
    void cache.invalidateQueries({ queryKey: ['members'] }, { cancelRefetch: false })
    expect(currentToasts().filter(({ open }) => open)).toEqual([])
    answer.resolve('after')
    await acting
    expect(cache.getQueryData(['members'])).toBe('after')
    expect(asked).toHaveLength(1)
    expect(currentToasts()).toMatchObject([{ title: 'Saved' }])
    leave()
  })

  test('is not waited for where the answer is shown at once', async () => {
    const { asked, leave } = await onPage()
    const show = (answer: string) => void cache.setQueryData(['members'], answer)
    await start({ call: async () => 'saved', stale: [['members']], show }, undefined)
    expect(cache.getQueryData(['members'])).toBe('saved')
    expect(asked).toHaveLength(1)
    leave()
  })
})

const shared = queryOptions({ queryKey: ['shared'], queryFn: async (): Promise<string[]> => [] })
const known = () => cache.getQueryData(shared.queryKey)

/** Trips that are shared one after the other, each answered by hand. */
function presses() {
  const answers = new Map<string, PromiseWithResolvers<string>>()
  const sent: string[] = []
  const answerTo = (trip: string) => {
    const answer = answers.get(trip) ?? Promise.withResolvers<string>()
    answers.set(trip, answer)
    return answer
  }
  const shownAnswers: string[] = []
  const act: Act<string, string> = {
    call: (trip) => {
      sent.push(trip)
      return answerTo(trip).promise
    },
    optimistic: { name: 'share', change: (edit, trip) => edit(shared, (trips) => [...trips, trip]) },
    show: (answer) => shownAnswers.push(answer),
  }
  cache.setQueryData(shared.queryKey, ['Oslo'])
  const press = (trip: string) => start(act, trip).catch(() => 'refused')
  return { press, sent, answerTo, shownAnswers }
}

describe('shown before there is an answer', () => {
  test('it stands at once, and is taken back when it is refused', async () => {
    const { press, answerTo } = presses()
    const pressed = press('Rome')
    await expect.poll(known).toEqual(['Oslo', 'Rome'])
    answerTo('Rome').reject(refusal)
    await pressed
    expect(known()).toEqual(['Oslo'])
    expect(currentToasts()).toMatchObject([{ title: 'Error', description: 'He has left.' }])
  })

  test('presses in quick succession are sent in turn; only the last answer is shown', async () => {
    const { press, sent, answerTo, shownAnswers } = presses()
    const both = [press('Rome'), press('Bern')]
    await expect.poll(known).toEqual(['Oslo', 'Rome', 'Bern'])
    expect(sent).toEqual(['Rome'])
    answerTo('Rome').resolve('first')
    await both[0]
    answerTo('Bern').resolve('second')
    await both[1]
    expect(sent).toEqual(['Rome', 'Bern'])
    expect(shownAnswers).toEqual(['second'])
  })

  test.each([
    ['the first', { Rome: false, Bern: true }, ['Oslo', 'Bern']],
    ['the second', { Rome: true, Bern: false }, ['Oslo', 'Rome']],
    ['both', { Rome: false, Bern: false }, ['Oslo']],
  ])('of two that overlap %s is refused: the other stays', async (_, outcome, left) => {
    const { press, answerTo } = presses()
    const both = [press('Rome'), press('Bern')]
    for (const [trip, isTaken] of Object.entries(outcome)) {
      if (isTaken) answerTo(trip).resolve(trip)
      else answerTo(trip).reject(refusal)
    }
    await Promise.all(both)
    expect(known()).toEqual(left)
  })

  test('an answer that was under way before does not bring the old state back', async () => {
    const { press, answerTo } = presses()
    const old = Promise.withResolvers<string[]>()
    const asking = cache.fetchQuery({ ...shared, queryFn: () => old.promise, staleTime: 0 }).catch(() => {})
    const pressed = press('Rome')
    await expect.poll(known).toEqual(['Oslo', 'Rome'])
    old.resolve(['Oslo'])
    await asking
    expect(known()).toEqual(['Oslo', 'Rome'])
    answerTo('Rome').resolve('saved')
    await pressed
  })
})

describe('shown while others change the same list', () => {
  /** The list on the page, which others change. */
  function onPage() {
    const asked: string[] = []
    const queryFn = async () => {
      asked.push('trips')
      return ['Oslo', 'of another']
    }
    const leave = new QueryObserver(cache, { ...shared, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(
      () => {},
    )
    return { asked, leave }
  }

  test('an answer that was called off is asked for again when the act is over, and none besides', async () => {
    const { press, answerTo } = presses()
    const { asked, leave } = onPage()
    void cache.invalidateQueries({ queryKey: shared.queryKey })
    const both = [press('Rome'), press('Bern')]
    await expect.poll(known).toEqual(['Oslo', 'Rome', 'Bern'])
    answerTo('Rome').resolve('first')
    await both[0]
    expect(known()).toEqual(['Oslo', 'Rome', 'Bern'])
    const before = asked.length
    answerTo('Bern').resolve('second')
    await both[1]
    await expect.poll(known).toEqual(['Oslo', 'of another'])
    const third = press('Nara')
    answerTo('Nara').resolve('third')
    await third
    expect(asked).toHaveLength(before + 1)
    leave()
  })

  test('what others changed meanwhile is not lost with what is taken back', async () => {
    const { press, answerTo } = presses()
    const { leave } = onPage()
    const pressed = press('Rome')
    await expect.poll(known).toEqual(['Oslo', 'Rome'])
    cache.setQueryData(shared.queryKey, ['Oslo', 'of another'])
    answerTo('Rome').reject(refusal)
    await pressed
    await expect.poll(known).toEqual(['Oslo', 'of another'])
    leave()
  })
})
