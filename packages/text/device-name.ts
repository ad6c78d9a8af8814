// What a browser calls itself, in plain words.

/** The first that fits: many browsers also name those they descend from. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/^(?=.*\bVersion\/).*\bSafari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const HELD_IN_A_HAND = new Set(['iPhone', 'iPad', 'Android'])

export interface Device {
  /** As in 'Firefox on Windows'. */
  name: string
  mobile: boolean
}

/** Reads a user agent, roughly; one that tells nothing is an unknown device. */
export function readDevice(userAgent: string): Device {
  const browser = firstMatch(BROWSERS, userAgent)
  const system = firstMatch(SYSTEMS, userAgent)
  const name = browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device')
  return { name, mobile: system !== undefined && HELD_IN_A_HAND.has(system) }
}

const firstMatch = (names: [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]
