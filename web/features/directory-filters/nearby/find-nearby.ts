// Finds out where the viewer is, and that it is known where brothers live; fetched when somebody asks.
import { failureToast } from '#ui/feedback/failure-toast.ts'
import type { ToastMessage } from '#ui/feedback/toast.ts'
import type { Spot } from './distance.ts'
import { canLocate, locate } from './locate.ts'

export interface NearbySearch {
  /** Left out where he could not be found. */
  here?: Spot
  said: ToastMessage
}

export async function findNearby(radiusKm: number, fetchLocations: () => Promise<unknown>): Promise<NearbySearch> {
  if (!canLocate()) return { said: UNSUPPORTED }
  const spot = await locate().catch(() => undefined)
  if (!spot) return { said: NOT_FOUND }
  try {
    await fetchLocations()
  } catch (error) {
    return { said: failureToast(error) }
  }
  return {
    here: spot,
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
