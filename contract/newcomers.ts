// New brothers: who has come in lately, and the first steps of one who has.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { PersonRef } from './person.ts'

const number = z.nullable(z.int())
const text = z.nullable(z.string())

export const Newcomer = z.extend(PersonRef, { class: number, pledgeClass: number, arrivedAt: z.iso.datetime() })
export type Newcomer = z.infer<typeof Newcomer>

/** What is there already is done; what another has to answer is waiting. */
const Step = z.enum(['open', 'waiting', 'done'])
export type StepState = z.infer<typeof Step>

/** In the order in which they are shown. Each follows from his record, but that he has looked at who sees what. */
export const FirstSteps = z.object({
  photo: Step,
  city: Step,
  work: Step,
  privacy: Step,
  bigBrother: Step,
  /** His city as he wrote it, and whether all brothers see him on the map. */
  location: text,
  isOnMap: z.boolean(),
  /** Who is, or is said to be, his big brother. */
  bigBrotherName: text,
})
export type FirstSteps = z.infer<typeof FirstSteps>

export const newcomers = endpoints('newcomers', {
  list: endpoint('GET', '/api/newcomers', {
    summary: 'The active brothers who came in last, the newest first.',
    response: z.array(Newcomer),
  }),
  firstSteps: endpoint('GET', '/api/first-steps', {
    summary: 'Your first steps; null once nothing is left for you to do, or you have put them away.',
    response: z.object({ steps: z.nullable(FirstSteps) }),
  }),
  dismissFirstSteps: endpoint('POST', '/api/first-steps/dismissal', {
    summary: 'Put your first steps away, on every device. Again is the same as once.',
  }),
  seePrivacy: endpoint('POST', '/api/first-steps/privacy', {
    summary: 'Note that you have looked through who sees what of you. Again is the same as once.',
  }),
})
