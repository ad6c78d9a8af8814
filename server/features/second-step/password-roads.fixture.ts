// The roads to what changes a second step, each of which asks for the password again.
import { secondStep } from '@aerie/contract/second-step'
import type { World } from '../../test/world.ts'
import { appWith } from './second-step.fixture.ts'

type Speaker = Awaited<ReturnType<World['as']>>

export async function secondStepRoads(world: World) {
  const { body } = await (await world.as('julian'))(secondStep.draftApp)
  const app = appWith(body.key)
  const road = <Answer>(name: string, go: (by: Speaker) => Promise<Answer>) => [{ name, player: 'julian' as const, go }]
  return {
    'second-step.app': road('an app', (by) =>
      by(secondStep.confirmApp, { body: { draft: body.draft, code: app.digitsAt(Date.now()) } }),
    ),
    'second-step.codes': road('new ones', (by) => by(secondStep.makeCodes)),
    'second-step.app-off': road('his own', (by) => by(secondStep.turnAppOff)),
  }
}
