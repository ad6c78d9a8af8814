// Finds out where the viewer is, and then who lives near; fetched when somebody asks.
import type { MapLocation } from '@aerie/contract/residences'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import type { ToastMessage } from '#ui/feedback/toast.ts'
import { membersNear } from './distance.ts'
import { canLocate, locate } from './locate.ts'

/** Answers the ids of those who live near him. */
export type NearIn = (locations: readonly MapLocation[]) => ReadonlySet<number>

export interface Finding {
  /** Left out where he could not be found. */
  nearIn?: NearIn
  said: ToastMessage
}

export async function findNearby(radiusKm: number, fetchLocations: () => Promise<unknown>): Promise<Finding> {
  if (!canLocate()) return { said: UNSUPPORTED }
  const spot = await locate().catch(() => undefined)
  if (!spot) return { said: NOT_FOUND }
  try {
    await fetchLocations()
  } catch (error) {
    return { said: failureToast(error) }
  }
  return {
    nearIn: (locations) => membersNear(spot, locations, radiusKm),
    said: { title: 'Location Found', description: `Showing brothers within ${radiusKm}km` },
  }
}

const UNSUPPORTED: ToastMessage = {
  title: 'Location Not Supported',
  description: "Your browser doesn't support geolocation.",
  tone: 'destructive',
}
const NOT_FOUND: ToastMessage = {
  title: 'Location Error',
  description: 'Could not get your location. Please enable location services.',
  tone: 'destructive',
}
