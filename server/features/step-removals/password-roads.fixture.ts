// The road to agreeing that a second step comes off, which asks for the password again.
import { stepRemovals } from '@aerie/contract/step-removals'
import type { World } from '../../test/world.ts'
import { secondStepRoads } from '../second-step/password-roads.fixture.ts'
import { loseStep } from './step-removals.fixture.ts'

type Speaker = Awaited<ReturnType<World['as']>>

/** Beside those of the second step itself, and others. */
export async function stepRemovalRoads<Roads>(world: World, others: Roads) {
  const { removalId } = await loseStep(world, 'samir')
  const body = { voucher: 'Teddy', how: 'He rang me.' }
  const go = (by: Speaker) => by(stepRemovals.agree, { params: { removalId }, body })
  return {
    ...others,
    ...(await secondStepRoads(world)),
    'second-step.agree-removal': [{ name: 'that of another', player: 'marcus' as const, go }],
  }
}
