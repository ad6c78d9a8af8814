// What is judged of passkeys: counters, names, and which is the last way in. Pure rules.
import type { Passkey } from '@aerie/contract/passkeys'
import { readDevice } from '@aerie/text/device-name'

/** How often a key says that it was used, against what it said last. */
export type CounterVerdict = 'good' | 'fell' | 'copied'

/**
 * Keys that may go from device to device often say 0, or less than before. What falls between two numbers on a key that
 * cannot leave its device is told by two devices.
 */
export function judgeCounter(kept: { counter: number; backupEligible: boolean }, told: number): CounterVerdict {
  if (told > kept.counter || (told === 0 && kept.counter === 0)) return 'good'
  return told > 0 && kept.counter > 0 && !kept.backupEligible ? 'copied' : 'fell'
}

/** What a member may still sign in with. */
export interface WaysIn {
  hasPassword: boolean
  /** Made for the address of today. */
  passkeys: number
  /** Why the last of them stays whatever else he has, in a sentence: it is the second step that his office needs. */
  whyLastStays: string | null
}

/** Why one of his passkeys stays, in a sentence; null where it may go. `works`: it was made for the address of today. */
export function whyKept({ hasPassword, passkeys, whyLastStays }: WaysIn, works: boolean): string | null {
  if (passkeys > 1 || !works) return null
  if (hasPassword) return whyLastStays
  return 'This is your last way in. Add another passkey first.'
}

/** Those who keep passkeys for many, by what they call themselves in numbers. */
const KEEPERS: Record<string, string> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud Keychain',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  'fdb141b2-5d84-443e-8a35-4698c205a502': 'KeePassXC',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
}

interface Made {
  aaguid: string
  transports: string[]
  /** As its browser calls itself. */
  device: string
}

/** The name that is proposed for a new one, such as “iCloud Keychain” or “Chrome on Windows”. */
export function proposedName(made: Made): string {
  if (kindOf(made) === 'key') return 'Security key'
  const { name } = readDevice(made.device)
  return KEEPERS[made.aaguid] ?? (isOfOtherDevice(made) ? 'Phone' : name)
}

export function kindOf(made: Pick<Made, 'transports' | 'device'>): Passkey['kind'] {
  const has = (...names: string[]) => made.transports.some((name) => names.includes(name))
  if (has('usb', 'nfc', 'ble', 'smart-card') && !has('internal', 'hybrid', 'cable')) return 'key'
  return isOfOtherDevice(made) || readDevice(made.device).mobile ? 'phone' : 'computer'
}

/** Made by a phone that was asked over the air. */
const isOfOtherDevice = ({ transports }: Pick<Made, 'transports'>) =>
  transports.includes('hybrid') && !transports.includes('internal')
