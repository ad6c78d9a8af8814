// The second step of a sign-in: authenticator app, recovery codes, and devices on which it is remembered.
import * as z from 'zod/mini'
import { endpoint, endpoints, JUST_NOW } from './endpoint.ts'
import { Code } from './values.ts'

/** How many recovery codes a member gets at once. */
export const RECOVERY_CODES = 10
/** How long a device is remembered. */
export const REMEMBERED_DAYS = 30
/** How many wrong answers a sign-in that waits for its second step outlives. */
export const STEP_TRIES = 5
/** How long it waits. */
export const STEP_MINUTES = 10

/** What answers a second step. */
export const StepProof = z.enum(['app', 'recovery', 'passkey'])
export type StepProof = z.infer<typeof StepProof>

/** A sign-in that has its first proof and owes one of these. */
export const PendingStep = z.object({
  /** Of the brother who is signing in. */
  name: z.string(),
  proofs: z.array(StepProof).check(z.minLength(1)),
  /** He may go on as any brother, while his rights as an officer wait. */
  mayGoWithout: z.boolean(),
})
export type PendingStep = z.infer<typeof PendingStep>

/** What a sign-in comes to: null once the session is open. */
export const EntryAnswer = z.object({ step: z.nullable(PendingStep) })
export type EntryAnswer = z.infer<typeof EntryAnswer>

/** Six digits as an app shows them, with whatever stands between. */
const AppCode = z.string('Six digits are required').check(
  z.maxLength(40, 'Six digits are required'),
  z.overwrite((typed) => typed.replace(/\P{Nd}/gu, '')),
  z.regex(/^\d{6}$/, 'Six digits are required'),
)

/** As it was shown; case, and what stands between, do not matter. */
const RecoveryCode = z.string('A recovery code is required').check(
  z.maxLength(40, 'A recovery code has eight letters and digits'),
  z.overwrite((typed) => typed.toUpperCase().replace(/[^A-Z\d]/g, '')),
  z.regex(/^[A-Z\d]{8}$/, 'A recovery code has eight letters and digits'),
)

const AppAnswer = z.strictObject({ code: AppCode, remember: z.boolean() })
const RecoveryAnswer = z.strictObject({ code: RecoveryCode, remember: z.boolean() })

export const RememberedDevice = z.object({
  id: Code,
  /** As the browser called itself. */
  device: z.string(),
  current: z.boolean(),
  rememberedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type RememberedDevice = z.infer<typeof RememberedDevice>

export const SecondStep = z.object({
  app: z.nullable(z.object({ since: z.iso.datetime() })),
  /** Null where none were ever made. */
  codesLeft: z.nullable(z.int()),
  can: z.object({ turnAppOff: z.boolean(), makeCodes: z.boolean() }),
  devices: z.array(RememberedDevice),
})
export type SecondStep = z.infer<typeof SecondStep>

/** An app that is being set up; nothing is kept of it until its first digits were right. */
export const AppDraft = z.object({
  /** To be sent back with the digits. */
  draft: z.string(),
  /** To be typed, in groups of four. */
  key: z.string(),
  /** What the square says; opens the app on a phone. */
  uri: z.string(),
  /** The square: what is dark, as the path of an SVG whose sides have as many units. */
  square: z.object({ size: z.int(), path: z.string() }),
})
export type AppDraft = z.infer<typeof AppDraft>

/** Shown now and never again. */
const NewCodes = z.object({ codes: z.array(z.string()) })

const device = z.object({ rememberedId: Code })

export const secondStep = endpoints('secondStep', {
  pending: endpoint('GET', '/api/auth/step', {
    summary: 'The sign-in of this browser that waits for its second step.',
    refuses: ['gone'],
    who: 'visitor',
    response: PendingStep,
  }),
  answerByApp: endpoint('POST', '/api/auth/step/app', {
    summary: 'Answer the second step with the six digits of the authenticator app, and be signed in.',
    refuses: ['gone', 'too_many'],
    who: 'visitor',
    body: AppAnswer,
  }),
  answerByCode: endpoint('POST', '/api/auth/step/recovery', {
    summary: 'Answer the second step with a recovery code, and be signed in.',
    refuses: ['gone', 'too_many'],
    who: 'visitor',
    body: RecoveryAnswer,
    response: z.object({ codesLeft: z.int() }),
  }),
  goWithout: endpoint('POST', '/api/auth/step/without', {
    summary: 'Be signed in as any brother; your rights as an officer wait until you show your passkey.',
    refuses: ['gone', 'not_allowed'],
    who: 'visitor',
  }),
  show: endpoint('GET', '/api/auth/second-step', {
    summary: 'Your second step: app, recovery codes, and the devices on which it is not asked.',
    response: SecondStep,
  }),
  draftApp: endpoint('POST', '/api/auth/second-step/app', {
    summary: 'Begin to set up an authenticator app; the one before goes on until the new one is confirmed.',
    refuses: ['too_many', 'not_allowed'],
    response: AppDraft,
    fresh: () => JUST_NOW,
  }),
  confirmApp: endpoint('PUT', '/api/auth/second-step/app', {
    summary: 'Switch the authenticator app on with its first six digits; other sessions and remembered devices end.',
    refuses: ['too_many', 'not_allowed'],
    body: z.strictObject({ draft: z.string().check(z.minLength(1), z.maxLength(200)), code: AppCode }),
    response: NewCodes,
    fresh: () => JUST_NOW,
  }),
  turnAppOff: endpoint('DELETE', '/api/auth/second-step/app', {
    summary: 'Switch the authenticator app off.',
    refuses: ['not_found', 'conflict'],
    fresh: () => JUST_NOW,
  }),
  makeCodes: endpoint('POST', '/api/auth/second-step/codes', {
    summary: 'Make ten new recovery codes; those of before stop.',
    refuses: ['conflict', 'not_allowed'],
    response: NewCodes,
    fresh: () => JUST_NOW,
  }),
  removeDevice: endpoint('DELETE', '/api/auth/second-step/devices/:rememberedId', {
    summary: 'Ask for the second step on a device again.',
    params: device,
  }),
})
