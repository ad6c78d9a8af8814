// Sets the clock of this process ahead by as many seconds as its suite says; the database's clock is set by `clock-ahead.ts`.
import { inject } from 'vitest'

const AHEAD_MS = inject('secondsAhead') * 1000
// Of a file that runs after another in the same process as well.
const Real = Date.prototype.constructor as DateConstructor
const now = () => Real.now() + AHEAD_MS

globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now()).toString(),
  construct: (_, given, made) => Reflect.construct(Real, given.length > 0 ? given : [now()], made),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
})
