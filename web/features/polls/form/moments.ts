// A moment as it is typed, by this device's clock, and as it is sent.

export interface TypedMoment {
  day: string
  time: string
}

const two = (number: number) => String(number).padStart(2, '0')

/** '2026-11-20', by this device's clock. */
export const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

export function typedMoment(iso: string): TypedMoment {
  const moment = new Date(iso)
  return { day: dayOf(moment), time: `${two(moment.getHours())}:${two(moment.getMinutes())}` }
}

/** Empty while there is no day; without a time, the day's last minute. */
export function momentOf({ day, time }: TypedMoment): string {
  const moment = new Date(`${day}T${time || '23:59'}`)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
