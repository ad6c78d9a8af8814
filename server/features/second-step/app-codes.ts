// The six digits of an authenticator app (RFC 6238), and the square that sets one up.
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

const PERIOD_SECONDS = 30
/** Before and after: what was typed as it changed counts, and a clock that is half a minute wrong. */
const DRIFT_STEPS = 1
/** RFC 4226 advises 160 bits. */
const SECRET_BYTES = 20

export const makeAppSecret = () => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)

/** Whose app it is, as the app shows it. */
interface AppLabel {
  issuer: string
  label: string
}

const totpOf = (secret: Buffer, label: Partial<AppLabel> = {}) =>
  new TOTP({ ...label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), period: PERIOD_SECONDS })

/** The half minute since 1970 whose digits these are, of those that count now; null where they are of none. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: DRIFT_STEPS })
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp: now.getTime() }) + delta
}

/** How an app takes the secret over: typed, by the address it opens, or by the square that says that address. */
export function appSetupOf(secret: Buffer, label: AppLabel) {
  const totp = totpOf(secret, label)
  const uri = totp.toString()
  const { data, size } = encode(uri, { border: 4 })
  return { key: inFours(totp.secret.base32), uri, square: { size, path: pathOf(data) } }
}

const inFours = (text: string) => text.replace(/.{4}(?=.)/g, '$& ')

/** Each run of dark units in a row as one rectangle. */
const pathOf = (rows: boolean[][]) =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? 'x' : '.'))
          .join('')
          .matchAll(/x+/g),
      ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('')
