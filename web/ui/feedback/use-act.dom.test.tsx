// An act on the page: its button is pending until what is stale has come anew, and what is shown at once is taken back.
import { newcomers } from '@aerie/contract/newcomers'
import { stats } from '@aerie/contract/stats'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { call, endpointQuery, keysOf } from '#lib/api.ts'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { Button } from '../controls/button.tsx'
import { useAct } from './use-act.ts'

const statsQuery = endpointQuery(stats.show)
const statsOf = (totalMembers: number) => ({
  totalMembers,
  activeMembers: 20,
  admins: 4,
  superAdmins: 2,
  verified: 0,
  yearsOfHistory: 80,
})

function Counted({ atOnce }: { atOnce: boolean }) {
  const count = useQuery(statsQuery).data?.totalMembers
  const act = useAct({
    call: () => call(newcomers.dismissFirstSteps),
    stale: keysOf(stats.show),
    done: () => ({ title: 'Counted' }),
    ...(atOnce && {
      optimistic: {
        name: 'count',
        change: (edit) => edit(statsQuery, (known) => ({ ...known, totalMembers: known.totalMembers + 1 })),
      },
    }),
  })
  return (
    <Button pending={act.isPending} pendingLabel="Counting..." onClick={() => act.mutate()}>
      Count {count}
    </Button>
  )
}

test('it is done when what is stale has come anew, and takes no second press until then', async ({ wire, show }) => {
  wire.answer(stats.show, statsOf(24))
  wire.answer(newcomers.dismissFirstSteps, {})
  show(<Counted atOnce={false} />)
  await screen.findByRole('button', { name: 'Count 24' })
  const anew = Promise.withResolvers<ReturnType<typeof statsOf>>()
  wire.answer(stats.show, () => anew.promise)
  await press('Count 24')
  await press('Counting...')
  await expect.poll(() => wire.asked(stats.show)).toHaveLength(2)
  expect(screen.queryByText('Counted')).toBeNull()
  anew.resolve(statsOf(25))
  await screen.findByRole('button', { name: 'Count 25' })
  await screen.findByText('Counted')
  expect(wire.asked(newcomers.dismissFirstSteps)).toHaveLength(1)
})

test('what is shown at once goes when it is refused, with the reason', async ({ wire, show }) => {
  wire.answer(stats.show, statsOf(24))
  const answer = Promise.withResolvers<Record<string, never>>()
  wire.answer(newcomers.dismissFirstSteps, () => answer.promise)
  show(<Counted atOnce />)
  await press('Count 24')
  await expect.poll(() => wire.asked(newcomers.dismissFirstSteps)).toHaveLength(1)
  wire.refuse(newcomers.dismissFirstSteps, 'conflict', 'Others were quicker.')
  answer.resolve({})
  await screen.findByText('Counted')
  await press('Count 24')
  await screen.findByText('Others were quicker.')
  await screen.findByRole('button', { name: 'Count 24' })
})
